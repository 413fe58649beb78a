import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Router, useLocation } from 'wouter';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { usePath } from '#client/lib/use-layer.ts';
import { ConfirmHost } from '#client/ui/confirm-host.tsx';
import { ErrorBoundary } from '#client/ui/error-boundary.tsx';
import { Toaster } from '#client/ui/toaster.tsx';
import { AuthDialogProvider } from '#features/auth/client/auth-dialog-provider.tsx';
import { isDemo, isPrivate, paths } from '#shared/paths.ts';
import { DemoRoute } from './demo-route.tsx';
import { useSection } from './sections/use-section.ts';
import { Outline } from './shell/outline.tsx';
import { PageFailure } from './shell/page-failure.tsx';
import { SessionGate } from './shell/session-gate.tsx';
import { Shell } from './shell/shell.tsx';
import { ThemeToggle } from './shell/theme-toggle.tsx';
import { Wordmark } from './shell/wordmark.tsx';
import { texts } from './texts.ts';

const NotFoundPage = lazyPart(() =>
  import('./not-found-page.tsx').then((module) => ({ default: module.NotFoundPage })),
);
const LoginPage = lazyPart(() => import('#features/auth/client/login-page.tsx'));
const LettersPage = lazyPart(() => import('#features/notifications/letters/client/letters-page.tsx'));

export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <Router hook={usePath}>
        <AuthDialogProvider>
          <ErrorBoundary failure={(retry, error) => <PageFailure error={error} onRetry={retry} />}>
            <Suspense fallback={<Outline />}>
              <Page />
            </Suspense>
          </ErrorBoundary>
          <ConfirmHost />
          <Toaster label={texts.notifications} closeLabel={texts.close} />
        </AuthDialogProvider>
      </Router>
    </QueryClientProvider>
  );
}

function Page() {
  const [path] = useLocation();
  const section = useSection();
  if (path === paths.login) return <LoginPage brand={<Wordmark />} tools={<ThemeToggle />} />;
  if (path === paths.letters) return <LettersPage brand={<Wordmark />} tools={<ThemeToggle />} />;
  if (isDemo(path)) return <DemoRoute />;
  if (!section && !isPrivate(path)) return <NotFoundPage />;
  return <SessionGate>{(user) => (section ? <Shell user={user} section={section} /> : <NotFoundPage />)}</SessionGate>;
}
