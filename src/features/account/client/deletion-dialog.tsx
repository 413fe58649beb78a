import { type FormEvent, useId, useState } from 'react';
import { dropDrafts } from '#client/lib/draft.ts';
import { tellCommonFailure } from '#client/lib/failure.ts';
import { HttpError, serverMessage } from '#client/lib/http-error.ts';
import { leaveChannel } from '#client/lib/socket.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { toast } from '#client/ui/toast.ts';
import type { User } from '#features/auth/contract.ts';
import { paths } from '#shared/paths.ts';
import { useDeleteAccount } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.deletion;

interface DeletionDialogProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The last question before the account goes, answered by the password, or without one by its address. */
export function DeletionDialog({ user, open, onOpenChange }: DeletionDialogProps) {
  const id = useId();
  const [proof, setProof] = useState('');
  const [problem, setProblem] = useState<string>();
  const deletion = useDeleteAccount();
  const pending = deletion.isPending || deletion.isSuccess;

  const close = (next: boolean) => {
    if (pending) return;
    setProof('');
    setProblem(undefined);
    onOpenChange(next);
  };
  const fail = (error: Error) => {
    if (tellCommonFailure(error)) return;
    const message = serverMessage(error);
    const aboutProof = error instanceof HttpError && error.body?.issues !== undefined;
    if (aboutProof) setProblem(message);
    toast({ title: words.failed, description: aboutProof ? undefined : message, tone: 'danger' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (!proof.trim()) {
      setProblem(user.hasPassword ? words.passwordMissing : words.emailMissing);
      return;
    }
    const stay = leaveChannel();
    deletion.mutate(user.hasPassword ? { password: proof } : { email: proof }, {
      onSuccess: () => {
        dropDrafts(user.id);
        location.assign(paths.home);
      },
      onError: (error) => {
        stay();
        fail(error);
      },
    });
  };
  const input = {
    value: proof,
    onChange: (event: { target: { value: string } }) => {
      setProblem(undefined);
      setProof(event.target.value);
    },
  };
  const { show: showLabel, hide: hideLabel } = texts.password;

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      size="small"
      title={words.title}
      description={words.text}
      closeLabel={texts.close}
      footer={
        <>
          <Button variant="secondary" onClick={() => close(false)}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} variant="danger" pending={pending} pendingLabel={words.pending}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        {user.hasPassword ? (
          <Field label={words.password} error={problem}>
            <PasswordInput autoComplete="current-password" {...{ showLabel, hideLabel }} {...input} />
          </Field>
        ) : (
          <Field label={words.email(user.email)} error={problem}>
            <Input type="email" autoComplete="off" {...input} />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
