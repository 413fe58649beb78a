import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { draftNames, onDraftDropped, readDraft } from '#client/lib/draft.ts';
import { requestDraft } from '#client/lib/draft-request.ts';
import { dismissToast, toast } from '#client/ui/toast.ts';
import { texts } from '../texts.ts';

/** Offers what was being typed when the session ended. */
export function useDraftOffer(userId: string): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const name = draftNames(userId)[0];
    const draft = name === undefined ? undefined : readDraft(userId, name);
    if (name === undefined || !draft) return;
    const onClick = () => {
      navigate(draft.path);
      requestDraft(name);
    };
    const action = { label: texts.draftOpen, onClick };
    const offer = toast({ title: texts.draftTitle, description: texts.draftText, action });
    return onDraftDropped(userId, name, () => dismissToast(offer));
  }, [userId, navigate]);
}
