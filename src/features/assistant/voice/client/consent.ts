import { confirm } from '#client/ui/confirm.ts';
import { texts } from '../texts.ts';

/** Local storage: which way of recognising speech this device's user knows and agreed to. */
const KEY = 'voiceConsent';

export type Way = 'browser' | 'server';

/** Says once, before the first use, where the sound may go. */
export async function agreed(way: Way): Promise<boolean> {
  const known = localStorage.getItem(KEY)?.split(' ') ?? [];
  if (known.includes(way)) return true;
  const { action, cancel, [way]: question } = texts.consent;
  const yes = await confirm({ ...question, actionLabel: action, cancelLabel: cancel, tone: 'primary' });
  if (yes) localStorage.setItem(KEY, [...known, way].join(' '));
  return yes;
}
