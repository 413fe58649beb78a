import { type ReactNode, useEffect, useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { Card } from '#client/ui/card.tsx';
import { DoorPage } from '#client/ui/door-page.tsx';
import { Part } from '#client/ui/part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { paths } from '#shared/paths.ts';
import { problemWords } from '../external/client/problem-words.ts';
import { broughtBy } from '../letters/links.ts';
import { DoorTitle } from './door-title.tsx';
import { ResetForm } from './reset-form.tsx';
import { type SignInMode, SignInPanel } from './sign-in-panel.tsx';
import { texts } from './texts.ts';

const WORDS = {
  login: [texts.signInTitle, texts.signInGreeting],
  register: [texts.signUpTitle, texts.signUpGreeting],
  reset: [texts.resetTitle, texts.resetText],
  forgotten: [texts.forgotten, texts.forgottenGreeting],
  address: [texts.addressTitle, texts.addressGreeting],
  code: [texts.signInTitle, texts.codeGreeting],
} as const;

const AddressForm = lazyPart(() =>
  import('../letters/client/address-form.tsx').then((module) => ({ default: module.AddressForm })),
);

/** What brings somebody here: a one-time link, a sign-in elsewhere that failed, one that waits for a code, or the wish for an account. */
function readAddress() {
  const search = new URLSearchParams(location.search);
  const wants: SignInMode = location.pathname + location.hash === paths.signUp ? 'register' : 'login';
  const step: SignInMode = search.get('step') === 'code' ? 'code' : wants;
  return { ...broughtBy(location), problem: problemWords(search), step };
}

interface LoginPageProps {
  brand: ReactNode;
  tools: ReactNode;
}

export default function LoginPage({ brand, tools }: LoginPageProps) {
  const [{ token, address, problem, step }] = useState(readAddress);
  const [mode, setMode] = useState<SignInMode | 'reset' | 'address'>(token ? 'reset' : address ? 'address' : step);
  const [title, greeting] = WORDS[mode];
  const enter = () => location.assign(paths.home);

  useEffect(() => {
    // The one-time token stays neither in the address bar nor in the history, nor does a problem of the past.
    if (location.search) history.replaceState(null, '', paths.login);
  }, []);
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <DoorPage brand={brand} tools={tools}>
      <DoorTitle title={title} greeting={greeting} />
      <Card>
        {problem && mode !== 'code' && (
          <p role="alert" className="mb-5 rounded-control bg-danger-soft px-4 py-3 text-danger text-small">
            {problem}
          </p>
        )}
        {token && mode === 'reset' ? (
          <ResetForm
            token={token}
            onDone={(admission) => ('twoFactorRequired' in admission ? setMode('code') : enter())}
          />
        ) : address && mode === 'address' ? (
          <Part placeholder={<Skeleton className="h-12 rounded-control" />}>
            <AddressForm token={address} />
          </Part>
        ) : (
          <SignInPanel
            mode={mode === 'reset' || mode === 'address' ? 'login' : mode}
            onModeChange={setMode}
            failure={{ title: texts.errorTitle, fallback: texts.signInFailed }}
            onDone={enter}
          />
        )}
      </Card>
    </DoorPage>
  );
}
