import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { z } from 'zod';
import { Form } from '#client/form/form.tsx';
import { call } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { toast } from '#client/ui/toast.ts';
import { type Admission, credentials, type login, type register, registration } from '../contract.ts';
import { usePasswordLeast } from './password-queries.ts';
import { texts } from './texts.ts';

export type AuthMode = 'login' | 'register';

export interface Credentials {
  email: string;
  password: string;
  confirmPassword: string;
}

interface CredentialsFormProps {
  mode: AuthMode;
  /** Asks for the chosen password twice. */
  confirmed?: boolean;
  /** Words of a refusal; `fallback` where the server gave none. */
  failure: { title: string; fallback: string };
  onDone: (admission: Admission) => void;
  /** What was typed into the other form. */
  start: Credentials;
  /** Answers what is typed by now. */
  typed: RefObject<() => Credentials>;
}

const repeated = registration
  .extend({ confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: texts.mismatch,
  });

const schemaOf = (mode: AuthMode, confirmed: boolean | undefined) =>
  mode === 'login' ? credentials : confirmed ? repeated : registration;

const send = (mode: AuthMode, { email, password }: Pick<Credentials, 'email' | 'password'>): Promise<Admission> =>
  mode === 'login'
    ? call<typeof login>('POST /api/auth/login', { body: { email, password } })
    : call<typeof register>('POST /api/auth/register', { body: { email, password } });

export const NOTHING_TYPED: Credentials = { email: '', password: '', confirmPassword: '' };

export function CredentialsForm({ mode, confirmed, failure, onDone, start, typed }: CredentialsFormProps) {
  const isNew = mode === 'register';
  const least = usePasswordLeast();
  const submission = useMutation({
    mutationFn: (values: Pick<Credentials, 'email' | 'password'>) => send(mode, values),
    onSuccess: onDone,
    onError: (error) => tellFailure(error, failure.title, serverMessage(error) ?? failure.fallback),
  });
  // The page is on its way out after a success: a second press must not send again.
  const pending = submission.isPending || submission.isSuccess;

  const refuse = ({ email, password }: Credentials) => {
    if (!email.trim() || !password) toast({ title: texts.errorTitle, description: texts.fillAll, tone: 'danger' });
  };

  return (
    <Form
      className="flex flex-col gap-4"
      schema={schemaOf(mode, confirmed)}
      start={start}
      draft={null}
      loading={pending}
      submitError={submission.error}
      onSubmit={(values) => submission.mutateAsync(values)}
      onInvalid={refuse}
    >
      {({ register, getValues, formState: { errors } }) => {
        typed.current = getValues;
        return (
          <>
            <Field label={texts.email} error={errors.email?.message}>
              <Input
                type="email"
                // Passkeys are offered among the addresses that the browser remembers.
                autoComplete={isNew ? 'username' : 'username webauthn'}
                inputMode="email"
                placeholder={texts.emailPlaceholder}
                {...register('email')}
              />
            </Field>
            <Field label={texts.password} error={errors.password?.message}>
              <PasswordInput
                autoComplete={isNew ? 'new-password' : 'current-password'}
                placeholder={isNew ? least : texts.passwordPlaceholder}
                showLabel={texts.showPassword}
                hideLabel={texts.hidePassword}
                {...register('password')}
              />
            </Field>
            {isNew && confirmed && (
              <Field label={texts.confirmPassword} error={errors.confirmPassword?.message}>
                <PasswordInput
                  autoComplete="new-password"
                  showLabel={texts.showPassword}
                  hideLabel={texts.hidePassword}
                  {...register('confirmPassword')}
                />
              </Field>
            )}
            <Button type="submit" size="large" className="mt-1 w-full" pending={pending} pendingLabel={texts.pending}>
              {isNew ? texts.signUp : texts.signIn}
            </Button>
          </>
        );
      }}
    </Form>
  );
}
