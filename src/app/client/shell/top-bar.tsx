import { Link } from 'wouter';
import type { User } from '#features/auth/contract.ts';
import { NotificationBell } from '#features/notifications/client/notification-bell.tsx';
import { paths } from '#shared/paths.ts';
import { VoiceHost } from '../hosts/voice-host.tsx';
import type { Section } from '../sections/sections.tsx';
import { texts } from '../texts.ts';
import { BackButton } from './back-button.tsx';
import { Navigation } from './navigation.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { UserMenu } from './user-menu.tsx';
import { Wordmark } from './wordmark.tsx';

export function TopBar({ user, section }: { user: User; section: Section | undefined }) {
  return (
    <header className="sticky top-0 z-10 border-line border-b bg-canvas/90 backdrop-blur-md">
      <div className="mx-auto flex h-14 max-w-300 items-center gap-2 px-4 md:px-6">
        {section?.id !== 'dashboard' && <BackButton />}
        <Link
          href={paths.home}
          aria-label={texts.home}
          className="touch-target mr-auto inline-flex rounded-small lg:mr-6"
        >
          <Wordmark />
        </Link>
        <div className="mr-auto hidden md:block">
          <Navigation current={section} layout="row" />
        </div>
        <VoiceHost />
        <NotificationBell />
        <ThemeToggle />
        <UserMenu user={user} />
      </div>
    </header>
  );
}
