import { CircleAlert } from 'lucide-react';
import { openSettings } from '#client/lib/open-settings.ts';
import { texts } from '#client/lib/texts.ts';
import { useIsStuck } from '#client/store/device-state.ts';
import { IconButton } from './icon-button.tsx';

interface StuckSignProps {
  id: string;
  /** What it is called. */
  name: string;
  tabIndex?: number;
}

/**
 * On a thing of which something did not get to the server: leads to what that is. Nothing on any other. It comes with the rows, for
 * it is wanted where a network fails, and as a part of its own would save a fifth of a kilobyte.
 */
export function StuckSign({ id, name, tabIndex }: StuckSignProps) {
  if (!useIsStuck(id)) return null;
  return (
    <IconButton
      label={texts.stuck(name)}
      tabIndex={tabIndex}
      className="relative z-1 -mx-1.5 -my-1.5"
      onClick={() => openSettings('app')}
    >
      <CircleAlert aria-hidden strokeWidth={1.75} className="text-danger" />
    </IconButton>
  );
}
