import { toast } from '#client/ui/toast.ts';
import { NOTICE, type Trouble } from '../rules.ts';
import { texts } from '../texts.ts';
import type { Place } from './listening-state.ts';

const UNAVAILABLE: readonly Trouble[] = ['unsupported', 'insecure', 'language'];

/** Tells why nothing was heard, in the words of the place. @param why what the server says of it, where that is more */
export function tellTrouble(place: Place, trouble: Trouble, why?: string): void {
  const failed = place === 'dialog' ? texts.failedInDialog : texts.failedInShell;
  const title = UNAVAILABLE.includes(trouble) ? texts.unavailable : failed;
  toast({ title, description: why ?? texts.trouble[trouble], tone: 'danger' });
}

export const tellStarted = () => toast({ title: texts.started, duration: NOTICE });
export const tellFinished = () => toast({ title: texts.finished, description: texts.recognised });
