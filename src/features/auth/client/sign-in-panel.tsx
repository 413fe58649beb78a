import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { Part } from '#client/ui/part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { Admission } from '../contract.ts';
import { PasskeyButton } from '../passkeys/client/passkey-button.tsx';
import { texts as shared } from '../texts.ts';
import { type AuthMode, CredentialsForm, NOTHING_TYPED } from './credentials-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { useProviders } from './queries.ts';
import { texts } from './texts.ts';

/** `code`: the password was right, and the second factor is asked for; `forgotten`: it is to be set anew by a letter. */
export type SignInMode = AuthMode | 'code' | 'forgotten';

interface SignInPanelProps {
  mode: SignInMode;
  onModeChange: (mode: SignInMode) => void;
  confirmed?: boolean;
  failure: { title: string; fallback: string };
  onDone: () => void;
}

const CodeForm = lazyPart(() =>
  import('../two-factor/client/code-form.tsx').then((module) => ({ default: module.CodeForm })),
);

const ForgottenForm = lazyPart(() =>
  import('../letters/client/forgotten-form.tsx').then((module) => ({ default: module.ForgottenForm })),
);

/** Everything by which one signs in or up: other services, a passkey, the form, the second factor. */
export function SignInPanel(props: SignInPanelProps) {
  const { mode, onModeChange, failure, onDone } = props;
  if (mode === 'code') {
    return (
      <Part placeholder={<Skeleton className="h-40 rounded-control" />}>
        <CodeForm failure={failure} onDone={onDone} onBack={() => onModeChange('login')} />
      </Part>
    );
  }
  if (mode === 'forgotten') {
    return (
      <Part placeholder={<Skeleton className="h-40 rounded-control" />}>
        <ForgottenForm onBack={() => onModeChange('login')} />
      </Part>
    );
  }
  return <FirstFactor {...props} mode={mode} />;
}

function FirstFactor({ mode, onModeChange, onDone, ...form }: SignInPanelProps & { mode: AuthMode }) {
  const { data, isPending } = useProviders();
  const open = data?.registration ?? true;
  const [start, setStart] = useState(NOTHING_TYPED);
  const typed = useRef(() => NOTHING_TYPED);
  /** The other form begins with what was typed into this one. */
  const turn = (to: AuthMode) => () => {
    setStart(typed.current());
    onModeChange(to);
  };
  useEffect(() => {
    // A link may lead to a form that this server does not offer.
    if (mode === 'register' && !open) onModeChange('login');
  }, [mode, open, onModeChange]);
  const admit = (admission: Admission) => ('twoFactorRequired' in admission ? onModeChange('code') : onDone());
  return (
    <>
      {isPending && <Skeleton className="h-12 w-full rounded-control" />}
      {data && data.providers.length > 0 && <ProviderButtons providers={data.providers} mode={mode} />}
      {mode === 'login' && <PasskeyButton failure={form.failure.title} onDone={onDone} />}
      <Divider />
      <CredentialsForm key={mode} mode={mode} start={start} typed={typed} {...form} onDone={admit} />
      {mode === 'login' && <Forgotten byMail={data?.mail ?? false} onForgotten={() => onModeChange('forgotten')} />}
      <p className="mt-4 text-center text-small text-text-muted">
        {mode === 'register' ? (
          <>
            {texts.toSignIn} <ModeLink onClick={turn('login')}>{texts.toSignInLink}</ModeLink>
          </>
        ) : open ? (
          <>
            {texts.toSignUp} <ModeLink onClick={turn('register')}>{texts.toSignUpLink}</ModeLink>
          </>
        ) : (
          shared.registrationClosed
        )}
      </p>
    </>
  );
}

/** A link by letter, where letters are sent; else whom to ask. */
function Forgotten({ byMail, onForgotten }: { byMail: boolean; onForgotten: () => void }) {
  const line = 'mx-auto flex min-h-8 w-fit cursor-pointer list-none items-center rounded-small hover:text-text';
  if (byMail)
    return (
      <button type="button" onClick={onForgotten} className={`${line} touch-target mt-4 text-small text-text-muted`}>
        {texts.forgotten}
      </button>
    );
  return (
    <details className="mt-4 text-small text-text-muted">
      <summary className={line}>{texts.forgotten}</summary>
      <p className="mt-1 text-balance text-center">{texts.forgottenHint}</p>
    </details>
  );
}

function ModeLink({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="touch-target rounded-small font-medium text-accent-text underline-offset-4 hover:underline"
    >
      {children}
    </button>
  );
}

function Divider() {
  return (
    <div className="my-5 flex items-center gap-3 text-small text-text-muted">
      <span className="h-px flex-1 bg-line" />
      {texts.or}
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}
