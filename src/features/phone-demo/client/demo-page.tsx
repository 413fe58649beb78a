import { type ReactNode, useEffect } from 'react';
import { useMediaQuery } from '#client/lib/media-query.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { useUser } from '#features/auth/client/queries.ts';
import { paths } from '#shared/paths.ts';
import { texts } from '../texts.ts';
import { NetworkNotes } from './network-notes.tsx';
import { PhoneFrame } from './phone-frame.tsx';
import { PhoneScreen, type SignOut } from './phone-screen.tsx';

/** Room for a phone to be drawn in; anything less is taken for one. */
const ROOM = '(min-width: 640px) and (min-height: 560px)';

interface DemoPageProps {
  brand: ReactNode;
  tools: ReactNode;
  onSignOut: SignOut;
}

/** A phone to try the product on; on a real one it is the product's screen. */
export default function DemoPage({ brand, tools, onSignOut }: DemoPageProps) {
  const framed = useMediaQuery(ROOM);
  useEffect(() => {
    document.title = texts.pageTitle;
  }, []);
  const home = (
    <a href={paths.home} aria-label={texts.home} className="touch-target inline-flex rounded-small">
      {brand}
    </a>
  );
  if (!framed)
    return (
      <main className="flex h-dvh flex-col">
        <PhoneScreen
          onSignOut={onSignOut}
          header={
            <header className="flex h-14 shrink-0 items-center justify-between px-4">
              {home}
              {tools}
            </header>
          }
        />
      </main>
    );
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="absolute inset-x-0 top-0 flex h-14 items-center justify-between px-6">
        {home}
        {tools}
      </header>
      <main className="flex flex-1 flex-col items-center justify-center gap-10 px-6 py-6 max-lg:pt-16 lg:flex-row lg:gap-20">
        <PhoneFrame>
          <PhoneScreen onSignOut={onSignOut} />
        </PhoneFrame>
        <Side />
      </main>
    </div>
  );
}

function Side() {
  const signedIn = Boolean(useUser().data);
  return (
    <aside className="w-full max-w-90">
      <h2 className="font-semibold text-title">{texts.title}</h2>
      <p className="mt-3 text-text-muted">{signedIn ? texts.side.live : texts.side.visitor}</p>
      <p className="mt-2 text-text-muted">{texts.side.phone}</p>
      <a
        href={signedIn ? paths.home : paths.login}
        className={`${buttonClass(signedIn ? 'secondary' : 'primary')} mt-6 mb-6`}
      >
        {signedIn ? texts.side.full : texts.side.begin}
      </a>
      <NetworkNotes />
    </aside>
  );
}
