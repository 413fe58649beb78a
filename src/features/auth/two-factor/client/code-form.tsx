import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { HttpError, serverMessage } from '#client/lib/http-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import type { completeLogin } from '../contract.ts';
import { CODE_DIGITS, normalCode } from '../rules.ts';
import { texts as shared } from '../texts.ts';
import { texts } from './texts.ts';

interface CodeFormProps {
  failure: { title: string; fallback: string };
  onDone: () => void;
  /** Back to the password. */
  onBack: () => void;
}

/** The second step of a login: a code of the authenticator app, or a recovery code in its place. */
export function CodeForm({ failure, onDone, onBack }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [byApp, setByApp] = useState(true);
  const [error, setError] = useState<string>();
  const submission = useMutation({
    mutationFn: () => call<typeof completeLogin>('POST /api/auth/two-factor', { body: { code: normalCode(code) } }),
    onSuccess: onDone,
    onError: (refusal) => {
      if (refusal instanceof HttpError && refusal.body?.code === 'wrong_code') return setError(refusal.body.message);
      tellFailure(refusal, failure.title, serverMessage(refusal) ?? failure.fallback);
      if (refusal instanceof HttpError && refusal.body?.code === 'sign_in_expired') onBack();
    },
  });
  // The page is on its way out after a success: a second press must not send again.
  const pending = submission.isPending || submission.isSuccess;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (normalCode(code) === '') setError(shared.codeRequired);
    else submission.mutate();
  };
  const change = (next: string) => {
    setError(undefined);
    setCode(next);
  };
  const switchKind = () => {
    setByApp(!byApp);
    change('');
  };
  const kind = byApp
    ? { inputMode: 'numeric' as const, autoComplete: 'one-time-code', placeholder: texts.codePlaceholder }
    : { autoComplete: 'off', placeholder: texts.recoveryPlaceholder, autoCapitalize: 'none', spellCheck: false };

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <Field label={byApp ? texts.code : texts.recoveryCode} error={error}>
        <Input
          key={String(byApp)}
          {...kind}
          autoFocus
          name="code"
          maxLength={byApp ? CODE_DIGITS + 1 : 20}
          value={code}
          onChange={(event) => change(event.target.value)}
          className="tabular text-center tracking-[0.25em]"
        />
      </Field>
      <Button type="submit" size="large" className="w-full" pending={pending} pendingLabel={texts.pending}>
        {texts.submit}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" size="small" onClick={onBack}>
          {texts.back}
        </Button>
        <Button variant="quiet" size="small" onClick={switchKind}>
          {byApp ? texts.useRecovery : texts.useApp}
        </Button>
      </div>
    </form>
  );
}
