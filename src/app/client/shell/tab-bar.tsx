import { Ellipsis, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { FloatingPart } from '#client/ui/part.tsx';
import { useOpening } from '#client/ui/use-opening.ts';
import { type Section, sections } from '../sections/sections.tsx';
import { texts } from '../texts.ts';
import { Navigation } from './navigation.tsx';

const Drawer = lazyPart(() => import('#client/ui/drawer.tsx').then((module) => ({ default: module.Drawer })));

const tabs = sections.filter((section) => section.tab);

const TAB =
  'flex h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-control font-medium text-[clamp(0.5625rem,3.1vw,0.6875rem)] text-text-muted aria-[current=page]:text-accent-text [&_svg]:size-5.5';

/**
 * The sections at a phone's thumb, the others in the drawer behind the last tab. The assistant's round button stands at its right
 * end, so that it never lies on what the page holds. It makes room for a keyboard on the screen.
 */
export function TabBar({ section: current }: { section: Section }) {
  const { open, asked, show, change } = useOpening();
  return (
    <>
      <div
        data-sections
        className="fixed inset-x-0 bottom-0 z-10 flex border-line border-t bg-canvas/95 pr-15 pb-[env(safe-area-inset-bottom)] pl-1 backdrop-blur-md md:hidden"
      >
        <nav aria-label={texts.sections} className="flex-1">
          <ul className="flex">
            {tabs.map((section) => (
              <li key={section.id} className="flex min-w-0 flex-1">
                <Link
                  href={section.href}
                  data-tour={section.id}
                  aria-current={section === current ? 'page' : undefined}
                  className={TAB}
                  onClick={() => change(false)}
                >
                  <Face icon={section.icon} label={section.label} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <button
          type="button"
          aria-label={texts.openSections}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={show}
          className={`${TAB} max-w-1/5`}
        >
          <Face icon={Ellipsis} label={texts.more} />
        </button>
      </div>
      {asked && (
        <FloatingPart asked={asked}>
          <Drawer open={open} onOpenChange={change} title={texts.product} closeLabel={texts.close}>
            <Navigation current={current} layout="column" onNavigate={() => change(false)} />
          </Drawer>
        </FloatingPart>
      )}
    </>
  );
}

function Face({ icon: Icon, label }: { icon: LucideIcon; label: string }) {
  return (
    <>
      <Icon aria-hidden />
      <span className="max-w-full truncate">{label}</span>
    </>
  );
}
