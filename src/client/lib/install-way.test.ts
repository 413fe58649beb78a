import { expect, it } from 'vitest';
import { type InstallWay, installWay } from './install-way.ts';

const UA = {
  chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36',
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  chromeOfIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/146.0.0.0 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  chromeOfMac:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36',
  firefoxOfMac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:148.0) Gecko/20100101 Firefox/148.0',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  windowOnMac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
  gnome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:148.0) Gecko/20100101 Firefox/148.0',
};

const device = { installed: false, prompt: false, secure: true, touchPoints: 0 };

it.each<[string, keyof typeof UA, Partial<typeof device>, InstallWay]>([
  ['its own window', 'chrome', { installed: true, prompt: true }, 'installed'],
  ['its own window on a phone of Apple', 'iphone', { installed: true }, 'installed'],
  ['a browser that offers it', 'chrome', { prompt: true }, 'prompt'],
  ['a phone that offers it', 'android', { prompt: true, touchPoints: 5 }, 'prompt'],
  ['an iPhone', 'iphone', { touchPoints: 5 }, 'share-sheet'],
  ['another browser on an iPhone', 'chromeOfIphone', { touchPoints: 5 }, 'share-sheet'],
  ['an iPhone in a home network', 'iphone', { secure: false }, 'share-sheet'],
  ['an iPad, which gives itself out for a Mac', 'mac', { touchPoints: 5 }, 'share-sheet'],
  ['an iPad that says so', 'ipad', { touchPoints: 5 }, 'share-sheet'],
  ['the same engine elsewhere', 'gnome', {}, 'menu'],
  ['another app’s window on a Mac', 'windowOnMac', {}, 'menu'],
  ['Safari on a Mac', 'mac', {}, 'dock'],
  ['Chrome on a Mac that offers nothing', 'chromeOfMac', {}, 'menu'],
  ['Firefox on a Mac', 'firefoxOfMac', {}, 'menu'],
  ['Firefox', 'firefox', {}, 'menu'],
  ['a browser that has not offered it yet', 'chrome', {}, 'menu'],
  ['a computer in a home network', 'chrome', { secure: false }, 'insecure'],
  ['a phone in a home network', 'android', { secure: false, touchPoints: 5 }, 'insecure'],
])('in %s', (_, browser, part, way) => {
  expect(installWay({ ...device, userAgent: UA[browser], ...part })).toBe(way);
});
