import { Suspense, useEffect } from 'react';
import { useOwnClock } from '#client/lib/clock.ts';
import { DraftOwner } from '#client/lib/draft-owner.ts';
import { fetchAhead } from '#client/lib/fetch-ahead.ts';
import { classNames } from '#client/ui/class-names.ts';
import { ErrorBoundary } from '#client/ui/error-boundary.tsx';
import type { User } from '#features/auth/contract.ts';
import { ZoneOffer } from '#features/settings/client/zone-offer.tsx';
import { keepPageAhead } from '../device/keep-page-ahead.ts';
import { NetworkSign } from '../device/network-sign.tsx';
import { RefusedSign } from '../device/refused-sign.tsx';
import { UpdateSign } from '../device/update-sign.tsx';
import { AssistantHost } from '../hosts/assistant-host.tsx';
import { DeviceHost } from '../hosts/device-host.tsx';
import { FocusHost, FocusPanel } from '../hosts/focus-host.tsx';
import { HabitsHost } from '../hosts/habits-host.tsx';
import { KeysHost } from '../hosts/keys-host.tsx';
import { OpeningHost } from '../hosts/opening-host.tsx';
import { ProjectsHost } from '../hosts/projects-host.tsx';
import { TaskDialogsProvider } from '../hosts/task-dialogs.tsx';
import { TourHost } from '../hosts/tour-host.tsx';
import type { Section } from '../sections/sections.tsx';
import { usePageStart } from '../sections/use-section.ts';
import { SettingsHost } from '../settings/settings-host.tsx';
import { texts } from '../texts.ts';
import { PageFailure } from './page-failure.tsx';
import { PageLoading } from './page-loading.tsx';
import { SectionNews } from './section-news.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useDraftOffer } from './use-draft-offer.ts';
import { useLiveChannel } from './use-live-channel.ts';

/** Everything around a section of a signed-in user. */
export function Shell({ user, section }: { user: User; section: Section }) {
  useLiveChannel(user.id);
  useDraftOffer(user.id);
  const clock = useOwnClock();
  usePageStart(section);
  useEffect(() => fetchAhead(keepPageAhead), []);
  return (
    <DraftOwner value={user.id}>
      <TaskDialogsProvider>
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-20 focus:rounded-control focus:bg-surface-raised focus:px-4 focus:py-2"
        >
          {texts.skip}
        </a>
        <SectionNews section={section} />
        <TopBar user={user} section={section} />
        {/* Room below for what floats at the bottom, so that it never covers the last row. */}
        <main
          id="content"
          tabIndex={-1}
          className={classNames('mx-auto px-4 pt-6 pb-28 outline-none md:px-6 md:pt-8', !section.wide && 'max-w-300')}
        >
          <div className="mx-auto max-w-288">
            <NetworkSign />
            <RefusedSign />
            <UpdateSign />
            <ZoneOffer />
          </div>
          <ErrorBoundary
            key={`${section.id} ${clock.zone} ${clock.dayStart}`}
            failure={(retry, error) => <PageFailure error={error} onRetry={retry} />}
          >
            {section.id === 'dashboard' && <FocusPanel />}
            <Suspense fallback={<PageLoading />}>
              <section.Page />
            </Suspense>
          </ErrorBoundary>
        </main>
        <TabBar section={section} />
        <FocusHost panelShown={section.id === 'dashboard'} />
        <HabitsHost userId={user.id} />
        <ProjectsHost />
        <AssistantHost />
        <SettingsHost />
        <TourHost />
        <DeviceHost />
        <KeysHost />
        <OpeningHost userId={user.id} />
      </TaskDialogsProvider>
    </DraftOwner>
  );
}
