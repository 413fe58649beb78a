import { type ReactNode, useEffect, useState } from 'react';
import { paths } from '#client/lib/paths.ts';
import { Card } from '#client/ui/card.tsx';
import type { AuthMode } from './credentials-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { texts } from './texts.ts';

const WORDS = {
  login: [texts.signInTitle, texts.signInGreeting],
  register: [texts.signUpTitle, texts.signUpGreeting],
  reset: [texts.resetTitle, texts.resetText],
} as const;

interface LoginPageProps {
  brand: ReactNode;
  tools: ReactNode;
}

export default function LoginPage({ brand, tools }: LoginPageProps) {
  const [mode, setMode] = useState<AuthMode>('login');
  const [token] = useState(() => new URLSearchParams(location.search).get('token'));
  const [title, greeting] = WORDS[token ? 'reset' : mode];
  const enter = () => location.assign(paths.home);

  useEffect(() => {
    // The one-time token stays neither in the address bar nor in the history.
    if (token) history.replaceState(null, '', paths.login);
  }, [token]);
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 items-center justify-between px-4 md:px-6">
        <a href={paths.home} className="touch-target inline-flex rounded-small">
          {brand}
        </a>
        {tools}
      </header>
      <main className="flex flex-1 justify-center px-4 pt-[max(1.5rem,8dvh)] pb-16">
        <div className="w-full max-w-100">
          <h1 className="text-center font-semibold text-title">{title}</h1>
          <p className="mt-2 mb-8 text-balance text-center text-text-muted">{greeting}</p>
          <Card>
            {token ? (
              <ResetForm token={token} onDone={enter} />
            ) : (
              <SignInPanel
                mode={mode}
                onModeChange={setMode}
                failure={{ title: texts.errorTitle, fallback: texts.signInFailed }}
                onDone={enter}
              />
            )}
          </Card>
        </div>
      </main>
    </div>
  );
}
