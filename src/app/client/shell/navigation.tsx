import { Link } from 'wouter';
import { classNames } from '#client/ui/class-names.ts';
import { type Section, sections } from '../sections/sections.tsx';
import { texts } from '../texts.ts';

const inDrawer = sections.filter((section) => !section.hidden);
const listed = inDrawer.filter((section) => !section.unlisted);

interface NavigationProps {
  current: Section | undefined;
  layout: 'row' | 'column';
  onNavigate?: () => void;
}

/** The list of sections: in the top bar on wide screens, in the drawer on narrow ones. */
export function Navigation({ current, layout, onNavigate }: NavigationProps) {
  return (
    <nav aria-label={texts.sections}>
      <ul className={classNames('flex', layout === 'row' ? 'gap-1' : 'flex-col gap-0.5')}>
        {(layout === 'row' ? listed : inDrawer).map((section) => (
          <li key={section.id}>
            <Link
              href={section.href}
              onClick={onNavigate}
              data-tour={section.id}
              aria-current={section === current ? 'page' : undefined}
              className={classNames(
                'flex items-center rounded-control font-medium text-text-muted transition-colors hover:bg-surface-hover hover:text-text [&_svg]:size-4.5',
                'aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text',
                layout === 'row'
                  ? 'touch-target h-9 gap-2 px-1.5 max-lg:text-small lg:px-2.5 xl:px-3 max-xl:[&_svg]:hidden'
                  : 'h-11 gap-3 px-3',
              )}
            >
              <section.icon aria-hidden />
              {section.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
