import { House, ListTodo, type LucideIcon, Repeat, Timer, UserRound } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { Spinner } from '#client/ui/spinner.tsx';
import { useUser } from '#features/auth/client/queries.ts';
import type { User } from '#features/auth/contract.ts';
import { TABS, type Tab } from '../rules.ts';
import { texts } from '../texts.ts';
import { FocusTab } from './focus-tab.tsx';
import { HabitsTab } from './habits-tab.tsx';
import { HomeTab } from './home-tab.tsx';
import { LiveAccount } from './live-account.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SampleAccount } from './sample-account.tsx';
import { TasksTab } from './tasks-tab.tsx';
import { useTab } from './use-tab.ts';

const CONTENT: Record<Tab, { icon: LucideIcon; Content: ComponentType }> = {
  home: { icon: House, Content: HomeTab },
  tasks: { icon: ListTodo, Content: TasksTab },
  focus: { icon: Timer, Content: FocusTab },
  habits: { icon: Repeat, Content: HabitsTab },
  profile: { icon: UserRound, Content: ProfileTab },
};

/** Signs somebody out, who may be asked first. */
export type SignOut = (user: User) => void;

/** The phone's screen: of the account that is signed in, or of an example. */
export function PhoneScreen({ header, onSignOut }: { header?: ReactNode; onSignOut: SignOut }) {
  const { data: user, isPending } = useUser();
  if (isPending)
    return (
      <p role="status" className="flex flex-1 items-center justify-center gap-3 text-text-muted">
        <Spinner />
        {texts.loading}
      </p>
    );
  const screen = <Screen header={header} />;
  if (!user) return <SampleAccount>{screen}</SampleAccount>;
  return (
    <LiveAccount user={user} onSignOut={() => onSignOut(user)}>
      {screen}
    </LiveAccount>
  );
}

function Screen({ header }: { header?: ReactNode }) {
  const [tab, show] = useTab();
  const { Content } = CONTENT[tab];
  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tab begins at its top
  useEffect(() => {
    scroller.current?.scrollTo(0, 0);
  }, [tab]);
  return (
    <>
      {header}
      <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-2 pb-6">
        <h1 className="mb-3 font-semibold text-title">{texts.tabs[tab]}</h1>
        <Content />
      </div>
      <nav
        data-tab-bar
        aria-label={texts.tabs.label}
        className="flex shrink-0 border-line border-t bg-surface pb-[max(0.25rem,env(safe-area-inset-bottom))]"
      >
        {TABS.map((each) => (
          <TabButton key={each} tab={each} current={each === tab} onClick={() => show(each)} />
        ))}
      </nav>
    </>
  );
}

function TabButton({ tab, current, onClick }: { tab: Tab; current: boolean; onClick: () => void }) {
  const { icon: Icon } = CONTENT[tab];
  return (
    <button
      type="button"
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
      className="-outline-offset-2 flex h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-small text-[0.6875rem] text-text-muted leading-4 transition-colors hover:text-text aria-[current=page]:font-medium aria-[current=page]:text-accent-text"
    >
      <Icon aria-hidden className="size-5.5" />
      {texts.tabs[tab]}
    </button>
  );
}
