import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { tellFailure } from '#client/lib/failure.ts';
import { HttpError, serverMessage } from '#client/lib/http-error.ts';
import { loadPart } from '#client/lib/lazy-part.ts';
import { Button } from '#client/ui/button.tsx';
import { whyUnavailable } from './availability.ts';
import { isDismissed } from './ceremony-errors.ts';
import { texts } from './texts.ts';

const ceremony = () => loadPart(() => import('./ceremony.ts'));

/** Signing in by a passkey: by the button, or by what the browser offers in the field of the address. */
export function PasskeyButton({ failure, onDone }: { failure: string; onDone: () => void }) {
  const reasonId = useId();
  const [reason] = useState(whyUnavailable);
  useOffer(reason === undefined, onDone);
  const submission = useMutation({
    mutationFn: async () => (await ceremony()).signIn(),
    onSuccess: onDone,
    onError: (error) => {
      const told = isDismissed(error) ? texts.signInCancelled : (serverMessage(error) ?? texts.signInFailed);
      tellFailure(error, failure, told);
    },
  });
  const pending = submission.isPending || submission.isSuccess;
  return (
    <div className="mt-3">
      <Button
        variant="secondary"
        size="large"
        className="w-full max-[22rem]:px-3"
        disabled={reason !== undefined}
        aria-describedby={reason && reasonId}
        pending={pending}
        pendingLabel={texts.pending}
        onClick={() => submission.mutate()}
      >
        {!pending && <KeyRound aria-hidden />}
        {texts.signIn}
      </Button>
      {reason && (
        <p id={reasonId} className="mt-1.5 text-balance text-center text-small text-text-muted">
          {reason}
        </p>
      )}
    </div>
  );
}

/** A passkey was chosen and the server did not take it, or too many were; anything else is a matter between page and browser. */
const isRefused = (error: unknown) => error instanceof HttpError && [400, 401, 429].includes(error.status);

/** While the form is in sight, the browser offers passkeys in it. */
function useOffer(available: boolean, onDone: () => void): void {
  const enter = useEffectEvent(onDone);
  useEffect(() => {
    if (!available || !('isConditionalMediationAvailable' in PublicKeyCredential)) return;
    let gone = false;
    const loaded = ceremony();
    loaded
      .then(({ offerSignIn }) => (gone ? false : offerSignIn()))
      .then((signedIn) => signedIn && !gone && enter())
      .catch((error) => {
        if (isRefused(error)) tellFailure(error, texts.signInFailed, serverMessage(error));
        else console.debug('passkeys are not offered', error);
      });
    return () => {
      gone = true;
      void loaded.then(({ withdrawOffer }) => withdrawOffer());
    };
  }, [available]);
}
