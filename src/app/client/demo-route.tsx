import { lazyPart } from '#client/lib/lazy-part.ts';
import { FloatingPart } from '#client/ui/part.tsx';
import { useUser } from '#features/auth/client/queries.ts';
import { signOut } from './device/sign-out.ts';
import { ThemeToggle } from './shell/theme-toggle.tsx';
import { useLiveChannel } from './shell/use-live-channel.ts';
import { Wordmark } from './shell/wordmark.tsx';

const DemoPage = lazyPart(() => import('#features/phone-demo/client/demo-page.tsx'));
const SessionKeeper = lazyPart(() =>
  import('#features/focus/client/session-keeper.tsx').then((module) => ({ default: module.SessionKeeper })),
);

/** The phone on a page of its own, for anybody; for a signed-in user with what the shell does elsewhere. */
export function DemoRoute() {
  const user = useUser().data;
  return (
    <>
      <DemoPage brand={<Wordmark />} tools={<ThemeToggle />} onSignOut={signOut} />
      {user && (
        <FloatingPart>
          <LiveChannel userId={user.id} />
          <SessionKeeper />
        </FloatingPart>
      )}
    </>
  );
}

function LiveChannel({ userId }: { userId: string }) {
  useLiveChannel(userId);
  return null;
}
