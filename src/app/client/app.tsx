import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { isDemo, isPrivate, paths } from '#client/lib/paths.ts';
import { ConfirmHost } from '#client/ui/confirm-host.tsx';
import { Toaster } from '#client/ui/toaster.tsx';
import { AuthDialogProvider } from '#features/auth/client/auth-dialog-provider.tsx';
import { DemoRoute } from './demo-route.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { SessionGate } from './session-gate.tsx';
import { Shell } from './shell.tsx';
import { texts } from './texts.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { useSection } from './use-section.ts';
import { Wordmark } from './wordmark.tsx';

const LoginPage = lazyPart(() => import('#features/auth/client/login-page.tsx'));

export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <AuthDialogProvider>
        <ErrorBoundary>
          <Suspense fallback={<LoadingScreen />}>
            <Page />
          </Suspense>
        </ErrorBoundary>
        <ConfirmHost />
        <Toaster label={texts.notifications} closeLabel={texts.close} />
      </AuthDialogProvider>
    </QueryClientProvider>
  );
}

function Page() {
  const [path] = useLocation();
  const section = useSection();
  if (path === paths.login) return <LoginPage brand={<Wordmark />} tools={<ThemeToggle />} />;
  if (isDemo(path)) return <DemoRoute />;
  if (!section && !isPrivate(path)) return <NotFoundPage />;
  return <SessionGate>{(user) => (section ? <Shell user={user} section={section} /> : <NotFoundPage />)}</SessionGate>;
}
