import { toast } from '#client/ui/toast.ts';
import { loadPart } from './lazy-part.ts';
import { PartLost } from './part-files.ts';
import { partWords } from './part-words.ts';
import { texts } from './texts.ts';

/**
 * Does something by a part that comes behind the first drawing: what is pressed before it is there is kept, and done once it is. Presses
 * of one part are done in their order. Never rejects for want of the part: that is told, with a way to try again.
 */
export async function byPart<P>(load: () => Promise<P>, act: (part: P) => unknown): Promise<void> {
  let part: P;
  try {
    part = await loadPart(load);
  } catch (error) {
    const onClick = () => (error instanceof PartLost ? location.reload() : void byPart(load, act));
    const { title, text, retry } = partWords(error, { title: texts.deedFailed });
    toast({ title, description: text, tone: 'danger', action: { label: retry, onClick } });
    return;
  }
  await act(part);
}

/** Has a part there before it is asked for. Where it cannot be had, whoever asks for it will be told. */
export function comeSoon(load: () => Promise<unknown>): void {
  load().catch((error) => console.debug('not there ahead', error));
}
