import { Form, type FormFields } from '#client/form/form.tsx';
import { refusedFields } from '#client/form/refused-fields.ts';
import { tellCommonFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { toast } from '#client/ui/toast.ts';
import { usePasswordLeast } from '#features/auth/client/password-queries.ts';
import type { User } from '#features/auth/contract.ts';
import { PASSWORD_MAX } from '#features/auth/rules.ts';
import { passwordForm } from './form-schemas.ts';
import { useChangePassword } from './queries.ts';
import { SectionCard } from './section-card.tsx';
import { texts } from './texts.ts';

const words = texts.password;
const EMPTY = { currentPassword: '', newPassword: '', repeated: '' };
type Passwords = typeof EMPTY;

/** Changes the password, or sets the first one of an account that came through another service. */
export function PasswordCard({ user }: { user: User }) {
  const { email, hasPassword } = user;
  const change = useChangePassword();

  const fail = (error: Error) => {
    if (tellCommonFailure(error)) return;
    const shown = refusedFields(error, Object.keys(EMPTY)).length > 0;
    toast({ title: words.failed, description: shown ? undefined : serverMessage(error), tone: 'danger' });
  };
  const send = async ({ currentPassword, newPassword }: Passwords, form: FormFields<Passwords>) => {
    const body = { newPassword, ...(hasPassword ? { currentPassword } : {}) };
    await change.mutateAsync(body, { onError: fail });
    form.reset(EMPTY);
    toast({ title: hasPassword ? words.changed : words.wasSet, description: words.changedText });
  };

  return (
    <SectionCard title={words.title} text={hasPassword ? words.text : words.none}>
      <Form
        className="flex flex-col gap-4"
        schema={passwordForm(user)}
        start={EMPTY}
        draft={null}
        loading={change.isPending}
        submitError={change.error}
        onSubmit={send}
      >
        {(form) => (
          <>
            {/* Tells a password manager whose password this is. */}
            <input type="text" autoComplete="username" value={email} readOnly hidden />
            <PasswordFields form={form} hasPassword={hasPassword} />
            <Button type="submit" className="self-start" pending={change.isPending} pendingLabel={words.saving}>
              {hasPassword ? words.change : words.set}
            </Button>
          </>
        )}
      </Form>
    </SectionCard>
  );
}

function PasswordFields({ form, hasPassword }: { form: FormFields<Passwords>; hasPassword: boolean }) {
  const least = usePasswordLeast();
  const { errors } = form.formState;
  const input = (field: keyof Passwords) => ({
    maxLength: PASSWORD_MAX,
    showLabel: words.show,
    hideLabel: words.hide,
    autoComplete: field === 'currentPassword' ? 'current-password' : 'new-password',
    ...form.register(field),
  });
  return (
    <>
      {hasPassword && (
        <Field label={words.current} error={errors.currentPassword?.message} className="sm:max-w-1/2 sm:pr-2">
          <PasswordInput {...input('currentPassword')} />
        </Field>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={words.next} hint={least} error={errors.newPassword?.message}>
          <PasswordInput {...input('newPassword')} />
        </Field>
        <Field label={words.repeated} error={errors.repeated?.message}>
          <PasswordInput {...input('repeated')} />
        </Field>
      </div>
    </>
  );
}
