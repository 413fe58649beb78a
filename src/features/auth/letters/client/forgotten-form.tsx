import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Form } from '#client/form/form.tsx';
import { call } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { texts as entrance } from '../../client/texts.ts';
import { forgotPassword } from '../contract.ts';
import { texts } from './texts.ts';

const EMPTY = { email: '' };

/** Asks for a link by letter, and says no more than that one is on its way if there is such an account. */
export function ForgottenForm({ onBack }: { onBack: () => void }) {
  const submission = useMutation({
    mutationFn: (body: typeof EMPTY) => call<typeof forgotPassword>('POST /api/auth/forgot-password', { body }),
    onError: (error) => tellFailure(error, texts.sendFailed, serverMessage(error)),
  });
  const back = (
    <Button variant="quiet" className="w-full" onClick={onBack}>
      {texts.back}
    </Button>
  );
  if (submission.isSuccess) return <Sent email={submission.variables.email.trim()}>{back}</Sent>;
  return (
    <Form
      className="flex flex-col gap-4"
      schema={forgotPassword.body}
      start={EMPTY}
      draft={null}
      loading={submission.isPending}
      submitError={submission.error}
      onSubmit={(values) => submission.mutateAsync(values)}
    >
      {({ register, formState: { errors } }) => (
        <>
          <Field label={entrance.email} error={errors.email?.message}>
            <Input
              type="email"
              autoComplete="username"
              inputMode="email"
              placeholder={entrance.emailPlaceholder}
              {...register('email')}
            />
          </Field>
          <Button
            type="submit"
            size="large"
            className="mt-1 w-full"
            pending={submission.isPending}
            pendingLabel={entrance.pending}
          >
            {texts.send}
          </Button>
          {back}
        </>
      )}
    </Form>
  );
}

function Sent({ email, children }: { email: string; children: React.ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form has gone with the keyboard's focus in it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-4">
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {texts.sent}
        </h2>
        <p className="wrap-anywhere mt-1 text-text-muted">{texts.sentText(email)}</p>
      </div>
      {children}
    </div>
  );
}
