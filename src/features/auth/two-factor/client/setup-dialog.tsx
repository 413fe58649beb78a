import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { refusedFields } from '#client/form/refused-fields.ts';
import { call } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import type { enableTwoFactor, Setup } from '../contract.ts';
import { CODE_DIGITS } from '../rules.ts';
import { writtenCode } from '../written-code.ts';
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

const START = { code: '' };

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Hands the secret to an authenticator app and asks for its first code. */
export function SetupDialog({ setup, open, onOpenChange, onEnabled }: SetupDialogProps) {
  const submission = useMutation({
    mutationFn: (body: { code: string }) =>
      call<typeof enableTwoFactor>('POST /api/account/two-factor/enable', { body }),
    onSuccess: ({ recoveryCodes }) => onEnabled(recoveryCodes),
    onError: (error) =>
      refusedFields(error, ['code']).length > 0 || tellFailure(error, texts.enableFailed, serverMessage(error)),
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={texts.enableTitle}
      description={texts.setupText}
      submitLabel={texts.turnOn}
      pendingLabel={texts.pending}
      className="flex flex-col items-center gap-5"
      schema={writtenCode}
      start={START}
      draft={null}
      loading={submission.isPending}
      submitError={submission.error}
      onSubmit={(values) => submission.mutateAsync(values)}
    >
      {({ register, formState: { errors } }) => (
        <>
          <QrCode text={setup.uri} label={texts.qrLabel} />
          <div className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <p className="min-w-0">
              <span className="block text-small text-text-muted">{texts.secretLabel}</span>
              <code className="tabular break-words text-small">{inGroups(setup.secret)}</code>
            </p>
            <CopyButton text={setup.secret} label={texts.copySecret} size="small" />
          </div>
          <Field label={texts.firstCode} error={errors.code?.message} className="w-full">
            <Input
              inputMode="numeric"
              autoComplete="one-time-code"
              placeholder={texts.codePlaceholder}
              maxLength={CODE_DIGITS + 1}
              className="tabular text-center tracking-[0.25em]"
              {...register('code')}
            />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
