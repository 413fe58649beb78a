import { NOTED_SCREEN, ROWS } from '#shared/noted-screen.ts';
import { announcedAs } from '#shared/paths.ts';

function hasNote(): boolean {
  try {
    return localStorage.getItem(NOTED_SCREEN) !== null;
  } catch {
    return false;
  }
}

/**
 * Announces the scripts of the section at the page's address: the document that a device keeps is the same for all of them. A page that has
 * its first rows noted needs nothing else at first.
 */
export function announce(): void {
  const listed: Record<string, string[]> = JSON.parse(document.getElementById('announced')!.textContent);
  const rows = hasNote() ? [] : listed[ROWS]!;
  for (const href of [...(listed[announcedAs(location.pathname, location.search)] ?? []), ...rows]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
