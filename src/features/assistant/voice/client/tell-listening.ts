import { toast } from '#client/ui/toast.ts';
import { NOTICE, type Trouble } from '../rules.ts';
import { texts } from '../texts.ts';
import type { Place } from './listening-state.ts';

const UNAVAILABLE: readonly Trouble[] = ['unsupported', 'insecure', 'language'];

/** Tells why nothing was heard, in the words of the place. */
export function tellTrouble(place: Place, trouble: Trouble): void {
  const failed = place === 'dialog' ? texts.failedInDialog : texts.failedInShell;
  const title = UNAVAILABLE.includes(trouble) ? texts.unavailable : failed;
  toast({ title, description: texts.trouble[trouble], tone: 'danger' });
}

export const tellStarted = () => toast({ title: texts.started, duration: NOTICE });
export const tellFinished = () => toast({ title: texts.finished, description: texts.recognised });
