import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { tellFailure } from '#client/lib/failure.ts';
import { HttpError, serverMessage } from '#client/lib/http-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import type { User } from '../contract.ts';
import { texts as shared } from '../texts.ts';
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

/** Asks the owner for the password before something that decides who may get in. */
export function OwnerDialog<T>(props: OwnerDialogProps<T>) {
  const { open, onOpenChange, user, title, text, action, failure, submit, onDone, explain } = props;
  const formId = useId();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const submission = useMutation({
    mutationFn: () => submit(user.hasPassword ? password : undefined),
    onSuccess: (result) => {
      setPassword('');
      onOpenChange(false);
      onDone(result);
    },
    onError: (error) => {
      const issue = error instanceof HttpError && error.body?.issues?.find(({ path }) => path === 'password');
      if (issue) setWrong(issue.message);
      else tellFailure(error, failure, explain?.(error) ?? serverMessage(error));
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (submission.isPending) return;
    if (user.hasPassword && password === '') setWrong(shared.passwordRequired);
    else submission.mutate();
  };
  const change = (next: boolean) => {
    setPassword('');
    setWrong(undefined);
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      size="small"
      title={title}
      description={text}
      closeLabel={texts.close}
      footer={
        <>
          <Button variant="secondary" onClick={() => change(false)}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={props.tone ?? 'primary'}
            pending={submission.isPending}
            pendingLabel={texts.pending}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={send}>
        {/* Password managers need to know whose password is asked for. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        {props.children}
        {user.hasPassword && (
          <Field label={texts.ownerPassword} error={wrong}>
            <PasswordInput
              autoComplete="current-password"
              showLabel={texts.showPassword}
              hideLabel={texts.hidePassword}
              value={password}
              onChange={(event) => {
                setWrong(undefined);
                setPassword(event.target.value);
              }}
            />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
