import { createWriteStream, openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { S3mini } from 's3mini';
import { MINUTE } from '#shared/day.ts';
import type { RemoteBackups } from '../config/services.ts';
import { createPrivateFile } from '../data-folder/private-file.ts';
import { madeAtOf } from './kept.ts';

/** A copy that a store keeps. */
export interface RemoteBackup {
  name: string;
  madeAt: number;
  bytes: number;
}

/** Why a store did not do what it was asked: its message is the store's own code, or the network's. */
export class RemoteFault extends Error {
  override name = 'RemoteFault';
}

/** The answer's code where there was one, else why the network brought none; never what was sent. */
function reasonOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { serviceCode, status, code } = at as Error & { serviceCode?: string; status?: number; code?: unknown };
    const said = serviceCode ?? (status === undefined ? code : String(status));
    if (typeof said === 'string' && said && !(at.cause instanceof Error)) return said;
  }
  return error instanceof Error ? error.name : 'unknown';
}

/** Longer than this an answer is not waited for: milliseconds for each request that carries a piece of a copy, and for others. */
const PATIENCE = { carrying: 10 * MINUTE, asking: MINUTE / 2 };

/** Copies in a store that speaks S3, under one prefix. @throws RemoteFault from each of its methods */
export function remoteBackups({ bucket, prefix, region, keyId, secret }: RemoteBackups, patience = PATIENCE) {
  async function tried<T>(ask: (store: S3mini) => Promise<T>, within = patience.asking): Promise<T> {
    try {
      const { S3mini } = await import('s3mini');
      const keys = { accessKeyId: keyId, secretAccessKey: secret };
      return await ask(new S3mini({ endpoint: bucket, region, ...keys, requestAbortTimeout: within }));
    } catch (error) {
      throw new RemoteFault(reasonOf(error), { cause: error });
    }
  }

  /** The newest first. Files of other names are somebody else's. */
  async function list(): Promise<RemoteBackup[]> {
    const found = await tried((s3) => s3.listObjects('/', prefix));
    if (found === null) throw new RemoteFault('NoSuchBucket');
    return found
      .flatMap(({ Key, Size }) => {
        const name = Key.slice(prefix.length);
        const madeAt = madeAtOf(name);
        return madeAt === undefined ? [] : [{ name, madeAt, bytes: Number(Size) }];
      })
      .sort((a, b) => b.madeAt - a.madeAt);
  }

  return {
    list,

    /** Puts a copy there, whole or not at all, and lets all but the newest go. */
    async send(file: string, keep: number): Promise<void> {
      const [name, content] = [basename(file), await openAsBlob(file)];
      await tried((s3) => s3.putAnyObject(prefix + name, content), patience.carrying);
      const kept = await list();
      if (kept.find((one) => one.name === name)?.bytes !== content.size) throw new RemoteFault('SIZE_DIFFERS');
      for (const { name: old } of kept.slice(keep)) await tried((s3) => s3.deleteObject(prefix + old));
    },

    /** Brings a copy from there into a file for the owner's eyes alone. */
    async fetch(name: string, file: string): Promise<void> {
      const { body } = await tried((s3) => s3.getObjectRaw(prefix + name), patience.carrying);
      createPrivateFile(file);
      await pipeline(Readable.fromWeb(body as ReadableStream), createWriteStream(file, { flags: 'r+' })).catch(
        (error) => {
          throw error.syscall ? error : new RemoteFault(reasonOf(error), { cause: error });
        },
      );
    },
  };
}
