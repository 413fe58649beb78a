import { FormDialog } from '#client/form/form-dialog.tsx';
import { refusedFields } from '#client/form/refused-fields.ts';
import { dropDrafts } from '#client/lib/draft.ts';
import { tellCommonFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { leaveChannel } from '#client/lib/socket.ts';
import { eraseKept } from '#client/store/device.ts';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { toast } from '#client/ui/toast.ts';
import type { User } from '#features/auth/contract.ts';
import { paths } from '#shared/paths.ts';
import { deletionForm } from './form-schemas.ts';
import { useDeleteAccount } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.deletion;
const EMPTY = { password: '', email: '' };

interface DeletionDialogProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The last question before the account goes, answered by the password, or without one by its address. */
export function DeletionDialog({ user, open, onOpenChange }: DeletionDialogProps) {
  const deletion = useDeleteAccount();
  const pending = deletion.isPending || deletion.isSuccess;

  const fail = (error: Error) => {
    if (tellCommonFailure(error)) return;
    const aboutProof = refusedFields(error, ['password', 'email']).length > 0;
    toast({ title: words.failed, description: aboutProof ? undefined : serverMessage(error), tone: 'danger' });
  };
  const send = async ({ password, email }: typeof EMPTY) => {
    const stay = leaveChannel();
    await deletion.mutateAsync(user.hasPassword ? { password } : { email }, {
      onSuccess: async () => {
        dropDrafts(user.id);
        await eraseKept();
        location.assign(paths.home);
      },
      onError: (error) => {
        stay();
        fail(error);
      },
    });
    // The page is on its way out, and the dialog stays until then.
    await new Promise(() => {});
  };
  const { show: showLabel, hide: hideLabel } = texts.password;

  return (
    <FormDialog
      open={open}
      onOpenChange={(next) => pending || onOpenChange(next)}
      size="small"
      title={words.title}
      description={words.text}
      submitLabel={words.submit}
      pendingLabel={words.pending}
      tone="danger"
      schema={deletionForm(user)}
      start={EMPTY}
      draft={null}
      loading={pending}
      submitError={deletion.error}
      onSubmit={send}
    >
      {({ register, formState: { errors } }) =>
        user.hasPassword ? (
          <Field label={words.password} error={errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...{ showLabel, hideLabel }} {...register('password')} />
          </Field>
        ) : (
          <Field label={words.email(user.email)} error={errors.email?.message}>
            <Input type="email" autoComplete="off" {...register('email')} />
          </Field>
        )
      }
    </FormDialog>
  );
}
