import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { refusedFields } from '#client/form/refused-fields.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { Field } from '#client/ui/field.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { credentials, type User } from '../contract.ts';
import { texts } from './texts.ts';

interface OwnerDialogProps<T> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: User;
  title: string;
  text: ReactNode;
  action: string;
  tone?: 'primary' | 'danger';
  /** Title of the toast about a failure. */
  failure: string;
  /** What is asked besides the password. */
  children?: ReactNode;
  /** Does it; the password is undefined for an account that has none. */
  submit: (password: string | undefined) => Promise<T>;
  onDone: (result: T) => void;
  /** Words for a failure that is not the server's; undefined for the server's own. */
  explain?: (error: unknown) => string | undefined;
}

const withPassword = credentials.pick({ password: true });
const withoutPassword = z.object({ password: z.string() });
const START = { password: '' };

/** Asks the owner for the password before something that decides who may get in. */
export function OwnerDialog<T>(props: OwnerDialogProps<T>) {
  const { user, failure, explain } = props;
  const submission = useMutation({
    mutationFn: ({ password }: typeof START) => props.submit(user.hasPassword ? password : undefined),
    onError: (error) => {
      if (refusedFields(error, ['password']).length > 0) return;
      tellFailure(error, failure, explain?.(error) ?? serverMessage(error));
    },
  });
  return (
    <FormDialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      size="small"
      title={props.title}
      description={props.text}
      submitLabel={props.action}
      pendingLabel={texts.pending}
      tone={props.tone}
      className="flex flex-col gap-4"
      schema={user.hasPassword ? withPassword : withoutPassword}
      start={START}
      draft={null}
      loading={submission.isPending}
      submitError={submission.error}
      onSubmit={(values) => submission.mutateAsync(values).then(props.onDone)}
    >
      {({ register, formState: { errors } }) => (
        <>
          {/* Password managers need to know whose password is asked for. */}
          <input type="text" autoComplete="username" value={user.email} readOnly hidden />
          {props.children}
          {user.hasPassword && (
            <Field label={texts.ownerPassword} error={errors.password?.message}>
              <PasswordInput
                autoComplete="current-password"
                showLabel={texts.showPassword}
                hideLabel={texts.hidePassword}
                {...register('password')}
              />
            </Field>
          )}
        </>
      )}
    </FormDialog>
  );
}
