const BADGE_MAX = 9;

/** What the bell's badge shows of the number of unread notifications; nothing for none. */
export function badge(unread: number): string {
  if (unread === 0) return '';
  return unread > BADGE_MAX ? `${BADGE_MAX}+` : String(unread);
}
