import type { Device } from './contract.ts';
import { texts } from './texts.ts';

type Known = readonly [mark: RegExp, name: string];

/** In this order: every browser also claims to be the ones after it. */
const BROWSERS: readonly Known[] = [
  [/YaBrowser\//, texts.yandexBrowser],
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/Vivaldi\//, 'Vivaldi'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/\d.* Safari\//, 'Safari'],
];
const SYSTEMS: readonly Known[] = [
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (table: readonly Known[], userAgent: string) =>
  table.find(([mark]) => mark.test(userAgent))?.[1] ?? null;

function kindOf(userAgent: string): Device['kind'] {
  if (/\biPad\b|\bTablet\b/.test(userAgent)) return 'tablet';
  if (/\bAndroid\b/.test(userAgent)) return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet';
  return /\biPhone\b|\biPod\b|\bMobile\b/.test(userAgent) ? 'phone' : 'computer';
}

/** Browser, system and kind of device that a `User-Agent` names; null for what it does not. */
export function readUserAgent(userAgent: string | null): Pick<Device, 'browser' | 'system' | 'kind'> {
  const told = userAgent ?? '';
  return { browser: nameIn(BROWSERS, told), system: nameIn(SYSTEMS, told), kind: kindOf(told) };
}
