import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { Form } from '#client/form/form.tsx';
import { call } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { type Admission, newPassword, type resetPassword } from '../contract.ts';
import { usePasswordLeast } from './password-queries.ts';
import { texts } from './texts.ts';

const schema = z
  .object({ password: newPassword, repeated: z.string() })
  .refine(({ password, repeated }) => password === repeated, { path: ['repeated'], message: texts.mismatch });

const EMPTY = { password: '', repeated: '' };

/** Chooses a new password by the operator's one-time token. */
export function ResetForm({ token, onDone }: { token: string; onDone: (admission: Admission) => void }) {
  const least = usePasswordLeast();
  const submission = useMutation({
    mutationFn: ({ password }: typeof EMPTY) =>
      call<typeof resetPassword>('POST /api/auth/reset-password', { body: { token, password } }),
    onSuccess: onDone,
    onError: (error) => tellFailure(error, texts.errorTitle, serverMessage(error) ?? texts.resetFailed),
  });
  const pending = submission.isPending || submission.isSuccess;
  const visibility = { showLabel: texts.showPassword, hideLabel: texts.hidePassword };

  return (
    <Form
      className="flex flex-col gap-4"
      schema={schema}
      start={EMPTY}
      draft={null}
      loading={pending}
      submitError={submission.error}
      onSubmit={(values) => submission.mutateAsync(values)}
    >
      {({ register, formState: { errors } }) => (
        <>
          <Field label={texts.newPassword} error={errors.password?.message}>
            <PasswordInput autoComplete="new-password" placeholder={least} {...visibility} {...register('password')} />
          </Field>
          <Field label={texts.confirmPassword} error={errors.repeated?.message}>
            <PasswordInput autoComplete="new-password" {...visibility} {...register('repeated')} />
          </Field>
          <Button type="submit" size="large" className="mt-1 w-full" pending={pending} pendingLabel={texts.pending}>
            {texts.resetSubmit}
          </Button>
        </>
      )}
    </Form>
  );
}
