import { Suspense } from 'react';
import { useUndoKey } from '#client/lib/undo.ts';
import { classNames } from '#client/ui/class-names.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import type { User } from '#features/auth/contract.ts';
import { AssistantHost } from './assistant-host.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FocusHost, FocusPanel } from './focus-host.tsx';
import { HabitsHost } from './habits-host.tsx';
import type { Section } from './sections.tsx';
import { SettingsHost } from './settings-host.tsx';
import { TaskDialogsProvider } from './task-dialogs.tsx';
import { texts } from './texts.ts';
import { TopBar } from './top-bar.tsx';
import { TourHost } from './tour-host.tsx';
import { useDraftOffer } from './use-draft-offer.ts';
import { useLiveChannel } from './use-live-channel.ts';
import { usePageStart } from './use-section.ts';
import { VoiceHost } from './voice-host.tsx';

/** Everything around a section of a signed-in user. */
export function Shell({ user, section }: { user: User; section: Section }) {
  useLiveChannel(user.id);
  useDraftOffer(user.id);
  useUndoKey();
  usePageStart(section);
  return (
    <TaskDialogsProvider>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-20 focus:rounded-control focus:bg-surface-raised focus:px-4 focus:py-2"
      >
        {texts.skip}
      </a>
      <TopBar user={user} section={section} />
      {/* Room below for what floats at the bottom, so that it never covers the last row. */}
      <main
        id="content"
        tabIndex={-1}
        className={classNames('mx-auto px-4 pt-6 pb-28 outline-none md:px-6 md:pt-8', !section.wide && 'max-w-300')}
      >
        {section.id === 'dashboard' && <FocusPanel />}
        <ErrorBoundary key={section.id}>
          <Suspense fallback={<PageLoading />}>
            <section.Page />
          </Suspense>
        </ErrorBoundary>
      </main>
      <FocusHost panelShown={section.id === 'dashboard'} />
      <HabitsHost userId={user.id} />
      <AssistantHost />
      <VoiceHost />
      <SettingsHost />
      <TourHost />
    </TaskDialogsProvider>
  );
}

function PageLoading() {
  return (
    <div role="status" className="late-appearance flex min-h-[50dvh] items-center justify-center text-text-muted">
      <Spinner className="size-5" />
      <span className="sr-only">{texts.loading}</span>
    </div>
  );
}
