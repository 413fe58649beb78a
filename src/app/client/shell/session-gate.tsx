import { type ReactNode, useEffect, useState } from 'react';
import { clearAppBadge } from '#client/lib/app-badge.ts';
import { goToLogin } from '#client/lib/failure.ts';
import { NetworkError, serverMessage } from '#client/lib/http-error.ts';
import { texts as common } from '#client/lib/texts.ts';
import { ErrorState } from '#client/ui/state-message.tsx';
import { useUser } from '#features/auth/client/queries.ts';
import type { User } from '#features/auth/contract.ts';
import { texts } from '../texts.ts';
import { LoadingScreen } from './loading-screen.tsx';

/** Lets a signed-in user through and sends everybody else to the login page. */
export function SessionGate({ children }: { children: (user: User) => ReactNode }) {
  // Whether it is asked for matters where nothing else is shown alone: read above, it would draw the whole page anew.
  const asked = useUser();
  const { data, error } = asked;
  const [user, setUser] = useState<User>();
  if (data && data !== user) setUser(data);
  const signedOut = data === null;

  useEffect(() => {
    if (!signedOut) return;
    clearAppBadge();
    // A session that ends while the app is open is not news of the same kind as its absence from the start.
    if (user) goToLogin(common.unauthorizedTitle, common.unauthorizedText);
    else goToLogin(texts.authRequiredTitle, texts.authRequiredText);
  }, [signedOut, user]);

  if (user) return children(user);
  if (!error) return <LoadingScreen />;
  const isAway = error instanceof NetworkError;
  return (
    <div className="flex min-h-dvh items-center justify-center">
      <ErrorState
        title={isAway ? texts.awayTitle : texts.accountFailed}
        text={isAway ? texts.nobodyHere : (serverMessage(error) ?? common.networkText)}
        retryLabel={texts.retry}
        onRetry={() => void asked.refetch()}
        pending={asked.isFetching}
      />
    </div>
  );
}
