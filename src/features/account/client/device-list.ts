import type { Device } from '../contract.ts';
import { texts } from './texts.ts';

/** Rows at first: somebody who never signs out may have a hundred. */
const SHOWN = 10;

/** What a device is called: as much as its user agent says. */
export const deviceName = ({ browser, system }: Pick<Device, 'browser' | 'system'>): string =>
  [browser, system].filter(Boolean).join(', ') || texts.devices.unknown;

/** This device first, whatever the others do meanwhile, and of many the first few, unless all are asked for. */
export function deviceList<D extends Pick<Device, 'current'>>(devices: readonly D[], all: boolean) {
  const ordered = devices.toSorted((a, b) => Number(b.current) - Number(a.current));
  const rows = all ? ordered : ordered.slice(0, SHOWN);
  return { rows, others: devices.length - 1, hidden: devices.length - rows.length };
}
