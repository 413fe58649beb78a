import { keepDraft, onDraftDropped } from '#client/lib/draft.ts';
import { requestDraft } from '#client/lib/draft-request.ts';
import { dropRefused } from '#client/store/device.ts';
import type { KeptForm } from './kept-form.ts';

interface Mended {
  form: string;
  subject: string | undefined;
  /** The number of the refused change. */
  number: number;
}

let mended: Mended | undefined;

/** Opens a form with the words of a refused change, which stays in its list until they are saved. */
export function beginMending(owner: string, { values, ...of }: Mended & { values: object }): void {
  const { form, subject } = of;
  keepDraft<KeptForm>(owner, form, { subject, values });
  mended = of;
  const stop = onDraftDropped(owner, form, () => {
    if (mended === of) mended = undefined;
    stop();
  });
  requestDraft(form);
}

/** Takes the refused change off its list, where a form that was saved had its words. */
export async function endMending(form: string, subject: string | undefined): Promise<void> {
  if (mended?.form === form && mended.subject === subject) await dropRefused(mended.number);
}
