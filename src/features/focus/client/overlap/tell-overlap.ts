import { sharedState } from '#client/lib/shared-state.ts';
import { toast } from '#client/ui/toast.ts';
import type { HeardSession } from '../../contract.ts';
import type { UnsentSession } from '../../unsent.ts';
import { isEndedHere } from '../endings.ts';
import { texts } from './texts.ts';

const REMEMBERED = 20;
/** Milliseconds: longer than a remark, since figures are others than somebody expects. */
const STAYS = 15_000;

/** Sessions of which this browser has told that they were at the same time as others, oldest first. */
const told = sharedState<readonly string[]>('focus-overlaps', []);

/**
 * Tells, once in a browser, that a session was at the same time as one on another device. Of one that this browser has ended as well the
 * answer to that end says how much they had in common.
 */
export function tellOverlap(deed: UnsentSession['deed'], { id, status }: HeardSession): void {
  if (deed === 'start' && isEndedHere(id)) return;
  let isNews = false;
  told.update((all) => {
    isNews = !all.includes(id);
    return isNews ? [...all, id].slice(-REMEMBERED) : all;
  });
  if (!isNews) return;
  const description = deed === 'start' && status !== 'active' ? texts.runs : texts.text;
  toast({ title: texts.title, description, duration: STAYS });
}
