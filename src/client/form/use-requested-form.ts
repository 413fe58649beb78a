import { useEffect, useEffectEvent, useState } from 'react';
import { useDraftOwner } from '#client/lib/draft-owner.ts';
import { useRequestedDraft } from '#client/lib/draft-request.ts';
import { keptForm } from './kept-form.ts';

/**
 * Opens the form whose draft is asked for, with the id of what it changes: as soon as `ready`, which is false while that
 * cannot be found yet.
 */
export function useRequestedForm(name: string, ready: boolean, open: (subject: string | undefined) => void): void {
  const owner = useDraftOwner();
  const [wanted, setWanted] = useState(false);
  useRequestedDraft(name, () => setWanted(true));
  const answer = useEffectEvent(() => {
    setWanted(false);
    open(keptForm(owner, name)?.subject);
  });
  useEffect(() => {
    if (wanted && ready) answer();
  }, [wanted, ready]);
}
