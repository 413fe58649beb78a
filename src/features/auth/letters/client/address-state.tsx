import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { useOwnAddress, useSendConfirmation, useWithdrawAddress } from './queries.ts';
import { texts } from './texts.ts';

/** Whether the address of an account is confirmed, or which other one waits for it; nothing where no letters are sent. */
export function AddressState({ email }: { email: string }) {
  const { data } = useOwnAddress();
  if (!data?.mail) return null;
  if (data.pending !== null) return <Pending email={data.pending} />;
  return data.confirmed ? null : <Unconfirmed email={email} />;
}

function Pending({ email }: { email: string }) {
  const withdraw = useWithdrawAddress();
  return (
    <State text={texts.pending(email)}>
      <Button variant="secondary" pending={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {texts.withdraw}
      </Button>
    </State>
  );
}

/** @param text why it has to be confirmed, where that is another reason */
export function Unconfirmed({ email, text = texts.unconfirmed }: { email: string; text?: string }) {
  const send = useSendConfirmation(email);
  return (
    <State text={text}>
      <Button variant="secondary" pending={send.isPending} onClick={() => send.mutate()}>
        {texts.sendConfirmation}
      </Button>
    </State>
  );
}

function State({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="wrap-anywhere min-w-0 flex-1 basis-56 text-small text-text-muted">{text}</p>
      {children}
    </div>
  );
}
