import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { type Admission, newPassword, type resetPassword } from '../contract.ts';
import { texts } from './texts.ts';

const schema = z
  .object({ password: newPassword, repeated: z.string() })
  .refine(({ password, repeated }) => password === repeated, { path: ['repeated'], message: texts.mismatch });

/** Chooses a new password by the operator's one-time token. */
export function ResetForm({ token, onDone }: { token: string; onDone: (admission: Admission) => void }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '', repeated: '' } });
  const { errors } = form.formState;
  const submission = useMutation({
    mutationFn: (password: string) =>
      call<typeof resetPassword>('POST /api/auth/reset-password', { body: { token, password } }),
    onSuccess: onDone,
    onError: (error) => tellFailure(error, texts.errorTitle, serverMessage(error) ?? texts.resetFailed),
  });
  const pending = submission.isPending || submission.isSuccess;
  const visibility = { showLabel: texts.showPassword, hideLabel: texts.hidePassword };

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit(({ password }) => pending || submission.mutate(password))}
    >
      <Field label={texts.newPassword} error={errors.password?.message}>
        <PasswordInput
          autoComplete="new-password"
          placeholder={texts.newPasswordPlaceholder}
          {...visibility}
          {...form.register('password')}
        />
      </Field>
      <Field label={texts.confirmPassword} error={errors.repeated?.message}>
        <PasswordInput autoComplete="new-password" {...visibility} {...form.register('repeated')} />
      </Field>
      <Button type="submit" size="large" className="mt-1 w-full" pending={pending} pendingLabel={texts.pending}>
        {texts.resetSubmit}
      </Button>
    </form>
  );
}
