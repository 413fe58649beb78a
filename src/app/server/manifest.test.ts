import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isOpening } from '#shared/paths.ts';

const PUBLIC = join(import.meta.dirname, '../../../public');

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
}

const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8'));
const icons: Picture[] = manifest.icons;
const shortcuts: { name: string; url: string; icons: Picture[] }[] = manifest.shortcuts;
const screenshots: Picture[] = manifest.screenshots;
const drawing = (picture: Picture) => sharp(join(PUBLIC, picture.src));

describe('the manifest', () => {
  it('names an installed app in Russian, in a window of its own', () => {
    expect(manifest).toMatchObject({
      id: '/',
      start_url: '/',
      scope: '/',
      name: 'Такт',
      short_name: 'Такт',
      lang: 'ru',
      display: 'standalone',
    });
    expect(manifest.description).toMatch(/[а-я]/);
  });

  it('has the icons that browsers ask for, for both kinds of place', () => {
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).sort()).toEqual([
      '192x192 any',
      '192x192 maskable',
      '512x512 any',
      '512x512 maskable',
    ]);
  });

  it('offers the three beginnings, each at an address of its own', () => {
    expect(shortcuts.map(({ name }) => name)).toEqual(['Новая задача', 'Фокус', 'Помощник']);
    expect(new Set(shortcuts.map(({ url }) => url)).size).toBe(3);
    for (const { url } of shortcuts) expect(isOpening(url)).toBe(true);
  });

  it('takes what is shared at an address that opens a form', () => {
    expect(isOpening(manifest.share_target.action)).toBe(true);
    expect(manifest.share_target).toMatchObject({
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    });
  });
});

describe.each(
  [...icons, ...shortcuts.flatMap(({ icons }) => icons), ...screenshots].map((picture) => [picture.src, picture]),
)('%s', (_, picture) => {
  it('is as large as the manifest says, and of that kind', async () => {
    const { width, height, format } = await drawing(picture).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([picture.sizes, picture.type]);
  });
});

describe.each(icons.filter(({ purpose }) => purpose === 'maskable').map((icon) => [icon.src, icon]))(
  '%s',
  (_, icon) => {
    it('fills its square, and its sign lies within what every mask leaves: a circle of four fifths', async () => {
      const { data, info } = await drawing(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const ground = data.readUInt32BE(0);
      expect(ground & 0xff).toBe(0xff);
      const [middle, reach] = [(info.width - 1) / 2, info.width * 0.4];
      let sign = 0;
      for (let at = 0; at < data.length; at += 4) {
        if (data.readUInt32BE(at) === ground) continue;
        sign++;
        const pixel = at / 4;
        const away = Math.hypot((pixel % info.width) - middle, Math.floor(pixel / info.width) - middle);
        expect(away).toBeLessThan(reach);
      }
      expect(sign).toBeGreaterThan(info.width);
    });
  },
);

describe.each(['wide', 'narrow'])('of %s screenshots', (form) => {
  const own = screenshots.filter(({ form_factor }) => form_factor === form);
  it('there are some of one shape, which browsers show', () => {
    expect(own.length).toBeGreaterThan(1);
    expect(new Set(own.map(({ sizes }) => sizes)).size).toBe(1);
    const [width = 0, height = 0] = own[0]!.sizes.split('x').map(Number);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThan(2.3);
    expect(width > height).toBe(form === 'wide');
  });
});
