import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { call } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { HttpError, serverMessage } from '#client/lib/http-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import type { enableTwoFactor, Setup } from '../contract.ts';
import { CODE_DIGITS, normalCode } from '../rules.ts';
import { texts as shared } from '../texts.ts';
import { CopyButton } from './copy-button.tsx';
import { QrCode } from './qr-code.tsx';
import { texts } from './texts.ts';

interface SetupDialogProps {
  setup: Setup;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Two-factor is on; these are the recovery codes. */
  onEnabled: (codes: string[]) => void;
}

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Hands the secret to an authenticator app and asks for its first code. */
export function SetupDialog({ setup, open, onOpenChange, onEnabled }: SetupDialogProps) {
  const formId = useId();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const submission = useMutation({
    mutationFn: () =>
      call<typeof enableTwoFactor>('POST /api/account/two-factor/enable', { body: { code: normalCode(code) } }),
    onSuccess: ({ recoveryCodes }) => onEnabled(recoveryCodes),
    onError: (refusal) => {
      if (refusal instanceof HttpError && refusal.status === 400) setError(serverMessage(refusal));
      else tellFailure(refusal, texts.enableFailed, serverMessage(refusal));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (submission.isPending) return;
    if (normalCode(code) === '') setError(shared.codeRequired);
    else submission.mutate();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={texts.enableTitle}
      description={texts.setupText}
      closeLabel={texts.close}
      footer={
        <Button type="submit" form={formId} pending={submission.isPending} pendingLabel={texts.pending}>
          {texts.turnOn}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col items-center gap-5">
        <QrCode text={setup.uri} label={texts.qrLabel} />
        <div className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="min-w-0">
            <span className="block text-small text-text-muted">{texts.secretLabel}</span>
            <code className="tabular break-words text-small">{inGroups(setup.secret)}</code>
          </p>
          <CopyButton text={setup.secret} label={texts.copySecret} size="small" />
        </div>
        <Field label={texts.firstCode} error={error} className="w-full">
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder={texts.codePlaceholder}
            maxLength={CODE_DIGITS + 1}
            value={code}
            onChange={(event) => {
              setError(undefined);
              setCode(event.target.value);
            }}
            className="tabular text-center tracking-[0.25em]"
          />
        </Field>
      </form>
    </Dialog>
  );
}
