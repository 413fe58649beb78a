import { isOpening, paths } from '#shared/paths.ts';

const KEPT = 'opening';

/**
 * Takes note of what the address asks to be opened and leaves the section below it there, so that a reload opens nothing
 * twice. What was asked for outlives the way to the login page and back; it is this tab's alone.
 */
export function takeOpening(): void {
  const { pathname, search } = location;
  if (!isOpening(pathname)) return;
  sessionStorage.setItem(KEPT, pathname + search);
  const below = pathname === paths.openTask || pathname === paths.share ? paths.section('tasks') : paths.home;
  history.replaceState(null, '', below);
}

/** The address of what is to be opened, if there is something. */
export const keptOpening = (): string | null => sessionStorage.getItem(KEPT);

/** Forgets what was opened, or what somebody who leaves asked for. */
export function forgetOpening(): void {
  sessionStorage.removeItem(KEPT);
}
