import { Form, type FormFields } from '#client/form/form.tsx';
import { refusedFields } from '#client/form/refused-fields.ts';
import { useRequestedForm } from '#client/form/use-requested-form.ts';
import { tellCommonFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { toast } from '#client/ui/toast.ts';
import { useProviders } from '#features/auth/client/queries.ts';
import type { User } from '#features/auth/contract.ts';
import { AddressState } from '#features/auth/letters/client/address-state.tsx';
import { EMAIL_MAX, PASSWORD_MAX } from '#features/auth/rules.ts';
import { useTwoFactor } from '#features/auth/two-factor/client/queries.ts';
import { CODE_TYPED_MAX } from '#features/auth/two-factor/rules.ts';
import { isBlank } from '#shared/characters.ts';
import { isAnotherAddress, PROOF, type ProfileForm, toForm, toProfileUpdate } from '../profile-form.ts';
import { NAME_MAX } from '../rules.ts';
import { texts as shared } from '../texts.ts';
import { profileForm } from './form-schemas.ts';
import { useUpdateProfile } from './queries.ts';
import { SectionCard } from './section-card.tsx';
import { texts } from './texts.ts';

const words = texts.form;
const PROFILE_FORM = 'profile';
/** Also what was typed, which a form that follows what it is about keeps otherwise. */
const ALL = { keepDirtyValues: false };

export function ProfileCard({ user }: { user: User }) {
  const known = toForm(user);
  const update = useUpdateProfile();
  const asksCode = useTwoFactor().data?.enabled ?? false;

  const fail = (error: Error) => {
    if (tellCommonFailure(error)) return;
    const shown = refusedFields(error, Object.keys(known)).length > 0;
    toast({ title: words.failed, description: shown ? undefined : serverMessage(error), tone: 'danger' });
  };
  const send = async (values: ProfileForm, form: FormFields<ProfileForm>) => {
    const saved = await update.mutateAsync(toProfileUpdate(values, user), { onError: fail });
    form.reset(toForm(saved), ALL);
    if (isAnotherAddress(values.email, saved))
      toast({ title: words.confirmTitle, description: words.confirmText(values.email.trim()) });
    else toast({ title: words.saved });
  };
  const refuse = ({ firstName, email }: ProfileForm) => {
    if (isBlank(firstName) || isBlank(email))
      toast({ title: texts.error, description: shared.nameAndEmailRequired, tone: 'danger' });
  };

  return (
    <SectionCard title={words.title}>
      <Form
        className="flex flex-col gap-4"
        schema={profileForm(user, asksCode)}
        start={known}
        draft={{ name: PROFILE_FORM, subject: user.id, secrets: PROOF }}
        loading={update.isPending}
        submitError={update.error}
        onSubmit={send}
        onInvalid={refuse}
      >
        {(form) => (
          <>
            <ProfileFields form={form} user={user} asksCode={asksCode} />
            <div className="flex flex-wrap gap-2">
              <Button
                type="submit"
                disabled={!form.formState.isDirty}
                pending={update.isPending}
                pendingLabel={words.saving}
              >
                {words.save}
              </Button>
              {form.formState.isDirty && !update.isPending && (
                <Button variant="quiet" onClick={() => form.reset(known, ALL)}>
                  {words.reset}
                </Button>
              )}
            </div>
          </>
        )}
      </Form>
      <AddressState email={user.email} />
    </SectionCard>
  );
}

interface FieldsProps {
  form: FormFields<ProfileForm>;
  user: User;
  asksCode: boolean;
}

function ProfileFields({ form, user, asksCode }: FieldsProps) {
  const { register, watch, formState, setFocus } = form;
  const { errors } = formState;
  useRequestedForm(PROFILE_FORM, true, () => setFocus('firstName'));
  const byMail = useProviders().data?.mail ?? false;
  const isAnother = isAnotherAddress(watch('email'), user);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.firstName} error={errors.firstName?.message}>
          <Input autoComplete="given-name" maxLength={NAME_MAX} {...register('firstName')} />
        </Field>
        <Field label={words.lastName} hint={words.lastNameHint} error={errors.lastName?.message}>
          <Input autoComplete="family-name" maxLength={NAME_MAX} {...register('lastName')} />
        </Field>
      </div>
      <Field label={words.email} error={errors.email?.message} hint={isAnother ? addressHint(user, byMail) : undefined}>
        <Input type="email" autoComplete="email" inputMode="email" maxLength={EMAIL_MAX} {...register('email')} />
      </Field>
      {isAnother && <ProofFields form={form} user={user} asksCode={asksCode} />}
    </>
  );
}

const addressHint = ({ hasPassword }: User, byMail: boolean) => {
  const follows = byMail ? words.emailToConfirm : words.emailChanged;
  return hasPassword ? follows : `${follows} ${words.recentSignIn}`;
};

/** What another address is confirmed by. */
function ProofFields({ form: { register, formState }, user: { hasPassword }, asksCode }: FieldsProps) {
  const { errors } = formState;
  const { show: showLabel, hide: hideLabel, current } = texts.password;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {hasPassword && (
        <Field label={current} error={errors.currentPassword?.message}>
          <PasswordInput
            autoComplete="current-password"
            maxLength={PASSWORD_MAX}
            {...{ showLabel, hideLabel }}
            {...register('currentPassword')}
          />
        </Field>
      )}
      {/* Two-factor may have been switched on elsewhere: the server asks, then. */}
      {(asksCode || errors.code) && (
        <Field label={words.code} error={errors.code?.message}>
          <Input autoComplete="one-time-code" autoCapitalize="none" maxLength={CODE_TYPED_MAX} {...register('code')} />
        </Field>
      )}
    </div>
  );
}
