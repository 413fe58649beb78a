import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from '#client/form/form.tsx';
import { refusedFields } from '#client/form/refused-fields.ts';
import { call } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { HttpError, serverMessage } from '#client/lib/http-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import type { completeLogin } from '../contract.ts';
import { CODE_DIGITS, CODE_TYPED_MAX } from '../rules.ts';
import { writtenCode } from '../written-code.ts';
import { texts } from './texts.ts';

interface CodeFormProps {
  failure: { title: string; fallback: string };
  onDone: () => void;
  /** Back to the password. */
  onBack: () => void;
}

const START = { code: '' };

/** The second step of a login: a code of the authenticator app, or a recovery code in its place. */
export function CodeForm({ failure, onDone, onBack }: CodeFormProps) {
  const [byApp, setByApp] = useState(true);
  const submission = useMutation({
    mutationFn: (body: typeof START) => call<typeof completeLogin>('POST /api/auth/two-factor', { body }),
    onSuccess: onDone,
    onError: (error) => {
      if (refusedFields(error, ['code']).length > 0) return;
      tellFailure(error, failure.title, serverMessage(error) ?? failure.fallback);
      if (error instanceof HttpError && error.body?.code === 'sign_in_expired') onBack();
    },
  });
  // The page is on its way out after a success: a second press must not send again.
  const pending = submission.isPending || submission.isSuccess;
  const kind = byApp
    ? { inputMode: 'numeric' as const, autoComplete: 'one-time-code', placeholder: texts.codePlaceholder }
    : { autoComplete: 'off', placeholder: texts.recoveryPlaceholder, autoCapitalize: 'none', spellCheck: false };

  return (
    <Form
      key={String(byApp)}
      className="flex flex-col gap-4"
      schema={writtenCode}
      start={START}
      draft={null}
      loading={pending}
      submitError={submission.error}
      onSubmit={(values) => submission.mutateAsync(values)}
    >
      {({ register, formState: { errors } }) => (
        <>
          <Field label={byApp ? texts.code : texts.recoveryCode} error={errors.code?.message}>
            <Input
              {...kind}
              autoFocus
              maxLength={byApp ? CODE_DIGITS + 1 : CODE_TYPED_MAX}
              className="tabular text-center tracking-[0.25em]"
              {...register('code')}
            />
          </Field>
          <Button type="submit" size="large" className="w-full" pending={pending} pendingLabel={texts.pending}>
            {texts.submit}
          </Button>
          <div className="flex flex-wrap justify-between gap-2">
            <Button variant="quiet" size="small" onClick={onBack}>
              {texts.back}
            </Button>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                submission.reset();
                setByApp(!byApp);
              }}
            >
              {byApp ? texts.useRecovery : texts.useApp}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
