import { readDraft } from '#client/lib/draft.ts';

/** What is kept of a form. */
export interface KeptForm {
  /** Id of what the form changes; absent where it makes something new. */
  subject?: string | undefined;
  values: unknown;
}

/** The kept draft of that form, whatever it is about. */
export const keptForm = (owner: string, name: string) => readDraft<KeptForm>(owner, name)?.value;
