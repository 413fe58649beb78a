import { type FormEvent, useState } from 'react';
import { tellCommonFailure } from '#client/lib/failure.ts';
import { HttpError, serverMessage } from '#client/lib/http-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { toast } from '#client/ui/toast.ts';
import { isCommonPassword } from '#features/auth/common-passwords.ts';
import type { User } from '#features/auth/contract.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '#features/auth/rules.ts';
import { texts as auth } from '#features/auth/texts.ts';
import { useChangePassword } from './queries.ts';
import { SectionCard } from './section-card.tsx';
import { texts } from './texts.ts';

const words = texts.password;

interface Form {
  current: string;
  next: string;
  repeated: string;
}
type Problems = Partial<Form>;

const EMPTY: Form = { current: '', next: '', repeated: '' };

function problemsOf({ current, next, repeated }: Form, hasPassword: boolean): Problems | undefined {
  const problems: Problems = {
    ...(hasPassword && !current ? { current: words.currentMissing } : {}),
    ...(isCommonPassword(next) ? { next: auth.passwordCommon } : {}),
    ...(next.length < PASSWORD_MIN ? { next: words.short } : {}),
    ...(next === repeated ? {} : { repeated: words.mismatch }),
  };
  return Object.keys(problems).length > 0 ? problems : undefined;
}

/** Changes the password, or sets the first one of an account that came through another service. */
export function PasswordCard({ user: { email, hasPassword } }: { user: User }) {
  const [form, setForm] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const change = useChangePassword();

  const fail = (error: Error) => {
    if (tellCommonFailure(error)) return;
    const message = serverMessage(error);
    const aboutCurrent = error instanceof HttpError && error.body?.issues?.[0]?.path === 'currentPassword';
    if (aboutCurrent && message) setProblems({ current: message });
    toast({ title: words.failed, description: aboutCurrent ? undefined : message, tone: 'danger' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const found = problemsOf(form, hasPassword);
    setProblems(found ?? {});
    if (found) return;
    const body = { newPassword: form.next, ...(hasPassword ? { currentPassword: form.current } : {}) };
    change.mutate(body, {
      onSuccess: () => {
        setForm(EMPTY);
        toast({ title: hasPassword ? words.changed : words.wasSet, description: words.changedText });
      },
      onError: fail,
    });
  };
  const input = (field: keyof Form) => ({
    value: form[field],
    maxLength: PASSWORD_MAX,
    showLabel: words.show,
    hideLabel: words.hide,
    autoComplete: field === 'current' ? 'current-password' : 'new-password',
    onChange: (event: { target: { value: string } }) => {
      setProblems({});
      setForm({ ...form, [field]: event.target.value });
    },
  });

  return (
    <SectionCard title={words.title} text={hasPassword ? words.text : words.none}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && (
          <Field label={words.current} error={problems.current} className="sm:max-w-1/2 sm:pr-2">
            <PasswordInput {...input('current')} />
          </Field>
        )}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={words.next} hint={words.nextHint} error={problems.next}>
            <PasswordInput {...input('next')} />
          </Field>
          <Field label={words.repeated} error={problems.repeated}>
            <PasswordInput {...input('repeated')} />
          </Field>
        </div>
        <Button type="submit" className="self-start" pending={change.isPending} pendingLabel={words.saving}>
          {hasPassword ? words.change : words.set}
        </Button>
      </form>
    </SectionCard>
  );
}
