import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
const MEGABYTE = 1024 * 1024;

interface Upload {
  filename?: string;
  type?: string;
  field?: string;
}

function multipart(file: Buffer, { filename = 'photo.jpg', type = 'image/jpeg', field = 'photo' }: Upload = {}) {
  const boundary = 'a-boundary-of-tests';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
async function upload(user: TestUser, file: Buffer, how?: Upload) {
  const { body, headers } = multipart(file, how);
  return user.put('/api/auth/photo', body, { headers });
}

/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels: 3, background: 'blue' } },
      left: Math.ceil(width / 2),
      top: 0,
    },
  ]);
const jpeg = (width = 300, height = 200) => halves(width, height).jpeg().toBuffer();

async function stored(user: TestUser) {
  const { profileImageUrl } = (await user.get('/api/auth/user')).body;
  const response = await server.app.http.inject({ url: profileImageUrl, headers: { cookie: user.cookie } });
  return { url: profileImageUrl as string, response, file: response.rawPayload };
}
const colorAt = async (file: Buffer, left: number, top: number) => {
  const { data } = await sharp(file)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  return red > blue ? 'red' : 'blue';
};

describe('a photo', () => {
  it.each([
    ['JPEG', () => jpeg()],
    ['PNG', () => halves(300, 200).png().toBuffer()],
    ['WebP', () => halves(300, 200).webp().toBuffer()],
    ['smaller than it is kept', () => jpeg(8, 5)],
    ['very wide', () => jpeg(4000, 40)],
  ])('%s becomes a square WebP at an address of its own', async (_name, make) => {
    const user = await server.user();
    const { status, body } = await upload(user, await make());
    expect([status, body.id, body.avatar]).toEqual([200, user.id, body.profileImageUrl]);
    const { url, file } = await stored(user);
    expect(url).toMatch(/^\/api\/auth\/photo\/[\w-]{22}$/);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect([await colorAt(file, 20, 128), await colorAt(file, 236, 128)]).toEqual(['red', 'blue']);
  });

  it('is turned as its camera says and tells nothing of it', async () => {
    const user = await server.user();
    const file = await halves(300, 200)
      .jpeg()
      .withMetadata({
        orientation: 3,
        exif: { IFD0: { Make: 'Camera of tests' }, IFD3: { GPSLatitude: '55/1 45/1 0/1' } },
      })
      .toBuffer();
    await upload(user, file);
    const kept = (await stored(user)).file;
    expect(await colorAt(kept, 20, 128)).toBe('blue');
    const { exif, icc, xmp, iptc } = await sharp(kept).metadata();
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(kept.includes('Camera of tests')).toBe(false);
  });

  it('is served so that it can never run, and is kept by its browser alone', async () => {
    const user = await server.user();
    await upload(user, await jpeg());
    const { headers } = (await stored(user)).response;
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('is replaced at another address, and the old one is empty', async () => {
    const user = await server.user();
    await upload(user, await jpeg());
    const old = (await stored(user)).url;
    await upload(user, await jpeg(100, 100));
    expect((await stored(user)).url).not.toBe(old);
    expect((await user.get(old)).status).toBe(404);
  });

  it('is removed, twice without harm', async () => {
    const user = await server.user();
    await upload(user, await jpeg());
    const { url } = await stored(user);
    expect((await user.delete('/api/auth/photo')).status).toBe(204);
    expect((await user.get('/api/auth/user')).body).toMatchObject({ profileImageUrl: null, avatar: null });
    expect((await user.get(url)).status).toBe(404);
    expect((await user.delete('/api/auth/photo')).status).toBe(204);
  });

  it('is shown to its owner alone', async () => {
    const [user, stranger] = [await server.user(), await server.user()];
    await upload(user, await jpeg());
    await upload(stranger, await jpeg());
    const { url } = await stored(user);
    expect([(await stranger.get(url)).status, (await server.visitor().get(url)).status]).toEqual([404, 401]);
  });

  it('of ten uploads at once is one of the ten', async () => {
    const user = await server.user();
    const file = await jpeg();
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(user, file)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const { url, response } = await stored(user);
    expect(response.statusCode).toBe(200);
    expect(answers.map(({ body }) => body.profileImageUrl)).toContain(url);
  });

  it('needs a session', async () => {
    expect((await upload(server.visitor(), await jpeg())).status).toBe(401);
    expect((await server.visitor().delete('/api/auth/photo')).status).toBe(401);
  });
});

/** What a page would run if it were served as it came. */
const SCRIPT = '<script>alert(document.domain)</script>';
const FORMAT = 'Подойдёт фото в формате JPEG, PNG или WebP';
const BROKEN = 'Файл не открывается: похоже, он повреждён';

/** A PNG that says how large it is and holds nothing of it. */
async function pngOfSize(width: number, height: number): Promise<Buffer> {
  const image = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  image.writeUInt32BE(width, 16);
  image.writeUInt32BE(height, 20);
  return image;
}

describe('a file that is no photo', () => {
  it.each([
    ['HTML', () => Buffer.from(`<!doctype html>${SCRIPT}`), 415, FORMAT],
    ['a script', () => Buffer.from('alert(1)'), 415, FORMAT],
    ['SVG', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`), 415, FORMAT],
    [
      'GIF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
      415,
      FORMAT,
    ],
    [
      'TIFF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
      415,
      FORMAT,
    ],
    [
      'AVIF',
      () =>
        sharp({ create: { width: 16, height: 16, channels: 3, background: 'red' } })
          .avif()
          .toBuffer(),
      415,
      FORMAT,
    ],
    ['HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 415, FORMAT],
    ['PDF', () => Buffer.from('%PDF-1.7\n'), 415, FORMAT],
    ['a sound in a RIFF', () => Buffer.from('RIFF\x24\0\0\0WAVEfmt '), 415, FORMAT],
    ['nothing', () => Buffer.alloc(0), 415, FORMAT],
    [
      'a script that begins as a JPEG',
      () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(SCRIPT)]),
      400,
      BROKEN,
    ],
    ['a JPEG cut in half', async () => (await jpeg(1200, 900)).subarray(0, 3000), 400, BROKEN],
    [
      'a PNG cut in half',
      async () => {
        const file = await sharp({
          create: { width: 400, height: 400, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } } as never,
        })
          .png()
          .toBuffer();
        return file.subarray(0, file.length / 2);
      },
      400,
      BROKEN,
    ],
    [
      'a bomb of 2.5 gigapixels',
      () => pngOfSize(50_000, 50_000),
      400,
      'В этом фото слишком много точек. Уменьшите его и попробуйте снова.',
    ],
    [
      'a real image of 64 megapixels in a few kilobytes',
      () =>
        sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      400,
      'В этом фото слишком много точек. Уменьшите его и попробуйте снова.',
    ],
  ])('%s is refused and the old photo stays', async (_name, make, status, message) => {
    const user = await server.user();
    await upload(user, await jpeg());
    const { url } = await stored(user);
    const answer = await upload(user, await make());
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect((await stored(user)).url).toBe(url);
  });

  it('behind a true image is left behind', async () => {
    const user = await server.user();
    const polyglot = Buffer.concat([await jpeg(), Buffer.from(SCRIPT)]);
    expect((await upload(user, polyglot, { filename: 'a.html', type: 'text/html' })).status).toBe(200);
    const { response, file } = await stored(user);
    expect(response.headers['content-type']).toBe('image/webp');
    expect(file.includes('<script')).toBe(false);
  });

  it.each(['../../../etc/passwd', 'C:\\\\Windows\\\\a.jpg', 'a.jpg\\0.html', '"><script>.png', 'фото.svg', ''])(
    'is not judged by its name: %j',
    async (filename) => {
      const user = await server.user();
      const answer = await upload(user, await jpeg(), { filename, type: 'application/x-php' });
      expect([answer.status, answer.body.profileImageUrl]).toEqual([
        200,
        expect.stringMatching(/^\/api\/auth\/photo\/[\w-]{22}$/),
      ]);
    },
  );
});

describe('a body', () => {
  it('may hold a file of 5 MiB and not a byte more', async () => {
    const user = await server.user();
    const file = await jpeg();
    const padded = (size: number) => Buffer.concat([file, Buffer.alloc(size - file.length)]);
    expect((await upload(user, padded(5 * MEGABYTE))).status).toBe(200);
    for (const size of [5 * MEGABYTE + 1, 7 * MEGABYTE]) {
      const answer = await upload(user, padded(size));
      expect([answer.status, answer.body.message]).toEqual([413, 'Размер файла не должен превышать 5 МБ']);
    }
  });

  it('of more than 6 MiB is refused unread, whatever it is made of', async () => {
    const user = await server.user();
    const { body, headers } = multipart(await jpeg());
    const answer = await user.put('/api/auth/photo', Buffer.concat([Buffer.alloc(6 * MEGABYTE), body]), { headers });
    expect(answer.status).toBe(413);
  });

  it('without a file is refused', async () => {
    const user = await server.user();
    const boundary = 'b';
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const field = `--b\r\nContent-Disposition: form-data; name="photo"\r\n\r\ntext\r\n--b--\r\n`;
    for (const body of [`--b--\r\n`, field]) {
      const answer = await user.put('/api/auth/photo', body, { headers });
      expect([answer.status, answer.body.message], body).toEqual([400, 'Выберите файл с фото']);
    }
  });

  it('that ends too early or is torn is refused', async () => {
    const user = await server.user();
    const { body, headers } = multipart(await jpeg());
    const answers = [
      await user.put('/api/auth/photo', body.subarray(0, body.length - 200), { headers }),
      await user.put('/api/auth/photo', body, { headers: { 'content-type': 'multipart/form-data' } }),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([400, expect.any(String)]);
  });

  it('of another kind is refused, and multipart is nowhere else', async () => {
    const user = await server.user();
    expect((await user.put('/api/auth/photo', { photo: 'x' })).status).toBe(415);
    const { body, headers } = multipart(await jpeg());
    expect((await user.post('/api/tasks', body, { headers })).status).toBe(415);
  });
});
