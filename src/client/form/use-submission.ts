import { useEffect, useRef, useState } from 'react';
import { newId } from '#client/lib/new-id.ts';
import { afterRefusal } from './after-refusal.ts';
import { createAttempts } from './attempts.ts';
import type { DraftAddress } from './form-draft.ts';

export interface SubmissionProps<O> {
  open: boolean;
  /** Opens and closes the form for what it is about now: after a refusal it is called as it was when that was sent. */
  onOpenChange: (open: boolean) => void;
  /** Closes at once, and opens again with all that was typed where it is refused; otherwise it waits for the answer. */
  optimistic?: boolean;
  /** Sends the values, under the same key whenever they are sent again, fit to be an id; rejects where they are refused. */
  onSubmit: (values: O, key: string) => Promise<unknown>;
  /** What is sent along with the values: they are not sent twice with the same. */
  context?: string | undefined;
}

interface OfForm {
  draft: DraftAddress | null;
  submitError: Error | null;
}

/** When a form that opens and closes does so. Stands where it outlives the form's own opening. */
export function useSubmission<O>(props: SubmissionProps<O> & OfForm) {
  const { open, onOpenChange, optimistic = false, draft, context, onSubmit } = props;
  const [attempt] = useState(() => createAttempts(newId));
  const [refused, setRefused] = useState(false);
  const [filling, setFilling] = useState(0);
  const now = useRef({ open, opening: 0, held: false });
  useEffect(() => {
    const { opening } = now.current;
    now.current = { open, opening: opening + 1, held: false };
    if (!open) setRefused(false);
  }, [open]);

  const submit = (values: O) => {
    const { opening } = now.current;
    const left = () => now.current.opening !== opening;
    setRefused(false);
    const sent = attempt([values, draft?.subject, context], (key) => onSubmit(values, key));
    if (optimistic) onOpenChange(false);
    sent.then(
      () => left() || optimistic || onOpenChange(false),
      () => {
        const what = afterRefusal({ ...now.current, drafted: draft !== null, left: left() });
        if (what === 'leave') return;
        setRefused(true);
        if (what === 'refill') setFilling((count) => count + 1);
        if (what === 'reopen') onOpenChange(true);
      },
    );
    return sent;
  };
  return {
    /** For the form, which is made anew where it is to be filled with what was refused. */
    form: {
      key: filling,
      // Of what is in sight, and not of what was given up.
      submitError: refused ? props.submitError : null,
      onSubmit: submit,
      onHeld: (held: boolean) => {
        now.current.held = held;
      },
    },
  };
}
