import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import aws4 from 'aws4';
import type { RemoteBackups } from '#server/config/services.ts';

/** A store on this machine that speaks S3 and takes what is signed rightly. */
export interface ObjectStore {
  /** As the configuration names it. */
  remote: RemoteBackups;
  env: NodeJS.ProcessEnv;
  objects: Map<string, Buffer>;
  /** Says 503 to everything. */
  isAway: boolean;
  /** The methods to which it says nothing, and keeps whoever asks waiting. */
  isSilentTo: readonly string[];
  /** Requests that put something there. */
  puts: number;
  stop(): Promise<void>;
}

const KEYS = { accessKeyId: 'key-of-tests', secretAccessKey: 'a secret of the store' };
const REGION = 'ru-central1';
const BUCKET = '/copies';

/** By another implementation than the one under test. */
function isSigned(request: IncomingMessage): boolean {
  const given = request.headers.authorization ?? '';
  const names = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(';') ?? [];
  const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name])]));
  const again = aws4.sign(
    {
      host: request.headers.host!,
      path: request.url!,
      method: request.method!,
      headers,
      service: 's3',
      region: REGION,
    },
    KEYS,
  );
  const signature = (text: unknown) => /Signature=([0-9a-f]{64})/.exec(String(text))?.[1];
  return signature(given) !== undefined && signature(given) === signature(again.headers!.Authorization);
}

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>${body}`;
const fault = (code: string) => xml(`<Error><Code>${code}</Code><Message>no</Message></Error>`);

export async function startObjectStore(): Promise<ObjectStore> {
  const objects = new Map<string, Buffer>();
  const parts = new Map<string, Buffer[]>();

  function answer(request: IncomingMessage, body: Buffer): { status: number; body: string | Buffer } {
    if (store.isAway) return { status: 503, body: fault('SlowDown') };
    if (!isSigned(request)) return { status: 403, body: fault('SignatureDoesNotMatch') };
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    if (!pathname.startsWith(BUCKET)) return { status: 404, body: fault('NoSuchBucket') };
    const key = decodeURIComponent(pathname.slice(BUCKET.length + 1));
    const uploadId = searchParams.get('uploadId');
    if (request.method === 'PUT') {
      store.puts += 1;
      if (uploadId) parts.get(uploadId)![Number(searchParams.get('partNumber')) - 1] = body;
      else objects.set(key, body);
      return { status: 200, body: '' };
    }
    if (request.method === 'DELETE') return { status: objects.delete(key) ? 204 : 404, body: '' };
    if (request.method === 'POST' && uploadId) {
      objects.set(key, Buffer.concat(parts.get(uploadId)!));
      return {
        status: 200,
        body: xml('<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>'),
      };
    }
    if (request.method === 'POST') {
      const id = `upload-${parts.size}`;
      parts.set(id, []);
      return {
        status: 200,
        body: xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`),
      };
    }
    if (key !== '') {
      const found = objects.get(key);
      return found ? { status: 200, body: found } : { status: 404, body: fault('NoSuchKey') };
    }
    const prefix = searchParams.get('prefix') ?? '';
    const listed = [...objects].filter(([name]) => name.startsWith(prefix));
    const contents = listed.map(
      ([name, { length }]) => `<Contents><Key>${name}</Key><Size>${length}</Size><ETag>"e"</ETag></Contents>`,
    );
    return {
      status: 200,
      body: xml(`<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`),
    };
  }

  const server: Server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    if (store.isSilentTo.includes(request.method!)) return;
    const said = answer(request, body);
    response.writeHead(said.status, {
      'content-type': typeof said.body === 'string' ? 'application/xml' : 'application/octet-stream',
      'content-length': Buffer.byteLength(said.body),
      etag: '"e"',
    });
    response.end(said.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bucket = `http://127.0.0.1:${(server.address() as AddressInfo).port}${BUCKET}`;
  const store: ObjectStore = {
    remote: { bucket, prefix: 'takt/', region: REGION, keyId: KEYS.accessKeyId, secret: KEYS.secretAccessKey },
    env: {
      BACKUP_S3_URL: `${bucket}/takt`,
      BACKUP_S3_REGION: REGION,
      BACKUP_S3_KEY_ID: KEYS.accessKeyId,
      BACKUP_S3_SECRET: KEYS.secretAccessKey,
    },
    objects,
    isAway: false,
    isSilentTo: [],
    puts: 0,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return store;
}
