import { useMemo } from 'react';
import { dropDraft, keepDraft } from '#client/lib/draft.ts';
import { useDraftOwner } from '#client/lib/draft-owner.ts';
import { fittingValues } from './draft-values.ts';
import { type KeptForm, keptForm } from './kept-form.ts';

/** Which form's draft. */
export interface DraftAddress {
  name: string;
  /** Id of what the form changes; absent where it makes something new. */
  subject?: string | undefined;
  /** Fields that must not be written down, as a password beside names. */
  secrets?: readonly string[] | undefined;
}

/** What was typed into one form and is not sent yet, in this tab and for one user. */
export interface FormDraft<V> {
  /** The kept values that differ from `start`. */
  read: (start: V) => Partial<V> | undefined;
  keep: (values: Partial<V>) => void;
  /** Gives up whatever is kept of this form. */
  drop: () => void;
  /** Drops the draft of what was sent, unless something else was typed since. */
  settle: (sent: Partial<V>) => void;
}

/** A form whose text must not be kept, as a password, has no address and nothing is written down. */
export function formDraft<V extends object>(owner: string, address: DraftAddress | null): FormDraft<V> {
  if (!address) return { read: () => undefined, keep: () => {}, drop: () => {}, settle: () => {} };
  const { name, subject, secrets = [] } = address;
  const withoutSecrets = (values: Partial<V>) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => !secrets.includes(field))) as Partial<V>;
  const own = () => {
    const kept = keptForm(owner, name);
    return kept && kept.subject === subject ? kept : undefined;
  };
  return {
    read: (start) => fittingValues(start, own()?.values),
    keep: (values) => keepDraft<KeptForm>(owner, name, { subject, values: withoutSecrets(values) }),
    drop: () => own() && dropDraft(owner, name),
    settle: (sent) => {
      if (JSON.stringify(own()?.values) === JSON.stringify(withoutSecrets(sent))) dropDraft(owner, name);
    },
  };
}

/** The draft of that form for whoever is signed in. */
export function useFormDraft<V extends object>(address: DraftAddress | null): FormDraft<V> {
  const owner = useDraftOwner();
  const name = address?.name;
  const { subject, secrets } = address ?? {};
  return useMemo(
    () => formDraft(owner, name === undefined ? null : { name, subject, secrets }),
    [owner, name, subject, secrets],
  );
}
