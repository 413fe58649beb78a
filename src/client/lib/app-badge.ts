/** Shows a number on the icon of the installed app, none for 0; elsewhere browsers do nothing or cannot. */
export function showAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch((error) => console.debug('badge', error));
}

/** Takes the number away: nobody is signed in. */
export const clearAppBadge = (): void => showAppBadge(0);
