import { useMemo, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#client/lib/draft.ts';
import type { User } from '#features/auth/contract.ts';
import { type ProfileForm, toForm, typedOver } from '../profile-form.ts';

export const PROFILE_DRAFT = 'profile';

/**
 * The profile as known, with what was typed over it: kept in this tab until it is saved or given up. What another
 * window changes meanwhile shows through wherever nothing was typed.
 */
export function useProfileDraft(user: User) {
  const [typed, setTyped] = useState<Partial<ProfileForm>>(
    () => readDraft<Partial<ProfileForm>>(user.id, PROFILE_DRAFT)?.value ?? {},
  );
  const known = useMemo(() => toForm(user), [user]);
  const over = typedOver(known, typed);
  const change = (part: Partial<ProfileForm>) => {
    const next = typedOver(known, { ...typed, ...part });
    setTyped(next ?? {});
    if (next) keepDraft(user.id, PROFILE_DRAFT, next);
    else dropDraft(user.id, PROFILE_DRAFT);
  };
  const forget = () => {
    setTyped({});
    dropDraft(user.id, PROFILE_DRAFT);
  };
  return { form: { ...known, ...over }, known, changed: over !== undefined, change, forget };
}
