import { type FormEvent, useRef, useState } from 'react';
import { useRequestedDraft } from '#client/lib/draft-request.ts';
import { tellCommonFailure } from '#client/lib/failure.ts';
import { HttpError, serverMessage } from '#client/lib/http-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { toast } from '#client/ui/toast.ts';
import type { User } from '#features/auth/contract.ts';
import { isBlank } from '#shared/characters.ts';
import { isComplete, type ProfileForm } from '../profile-form.ts';
import { NAME_MAX } from '../rules.ts';
import { texts as shared } from '../texts.ts';
import { PROFILE_DRAFT, useProfileDraft } from './profile-draft.ts';
import { useUpdateProfile } from './queries.ts';
import { SectionCard } from './section-card.tsx';
import { texts } from './texts.ts';

const words = texts.form;

type Problems = Partial<Record<keyof ProfileForm, string>>;

const missing = ({ firstName, email }: ProfileForm): Problems => ({
  ...(isBlank(firstName) && { firstName: words.firstNameMissing }),
  ...(isBlank(email) && { email: words.emailMissing }),
});

/** The server's word on one field; nothing where its refusal is about something else. */
function refused(error: Error): Problems {
  const message = serverMessage(error);
  if (!(error instanceof HttpError) || !message) return {};
  const field = error.status === 409 ? 'email' : error.body?.issues?.[0]?.path;
  return field ? { [field]: message } : {};
}

export function ProfileCard({ user }: { user: User }) {
  const draft = useProfileDraft(user);
  const { form, known } = draft;
  const update = useUpdateProfile();
  const [problems, setProblems] = useState<Problems>({});
  const first = useRef<HTMLInputElement>(null);
  useRequestedDraft(PROFILE_DRAFT, () => first.current?.focus());

  const change = (part: Partial<ProfileForm>) => {
    setProblems({});
    draft.change(part);
  };
  const reset = () => {
    setProblems({});
    draft.forget();
  };
  const fail = (error: Error) => {
    if (tellCommonFailure(error)) return;
    const found = refused(error);
    setProblems(found);
    const description = Object.keys(found).length > 0 ? undefined : serverMessage(error);
    toast({ title: words.failed, description, tone: 'danger' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (update.isPending) return;
    setProblems(missing(form));
    if (!isComplete(form)) {
      toast({ title: texts.error, description: shared.nameAndEmailRequired, tone: 'danger' });
      return;
    }
    update.mutate(form, {
      onSuccess: () => {
        draft.forget();
        toast({ title: words.saved });
      },
      onError: fail,
    });
  };
  const input = (field: keyof ProfileForm) => ({
    value: form[field],
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  });

  return (
    <SectionCard title={words.title}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={words.firstName} error={problems.firstName}>
            <Input ref={first} autoComplete="given-name" maxLength={NAME_MAX} {...input('firstName')} />
          </Field>
          <Field label={words.lastName} hint={words.lastNameHint} error={problems.lastName}>
            <Input autoComplete="family-name" maxLength={NAME_MAX} {...input('lastName')} />
          </Field>
        </div>
        <Field
          label={words.email}
          error={problems.email}
          hint={form.email.trim().toLowerCase() === known.email ? undefined : words.emailChanged}
        >
          <Input type="email" autoComplete="email" inputMode="email" maxLength={254} {...input('email')} />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={!draft.changed} pending={update.isPending} pendingLabel={words.saving}>
            {words.save}
          </Button>
          {draft.changed && !update.isPending && (
            <Button variant="quiet" onClick={reset}>
              {words.reset}
            </Button>
          )}
        </div>
      </form>
    </SectionCard>
  );
}
