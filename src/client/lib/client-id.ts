import { randomId } from './random-id.ts';

const KEY = 'clientId';

/**
 * A tab's name is put down only while its page is left, and taken up by the page that follows: a reload keeps it, and a
 * copy of a tab, which begins with all that the first one had put down, gets a name of its own.
 */
function takeUp(): string | null {
  try {
    const left = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return left;
  } catch {
    // Without storage every page is a tab of its own.
    return null;
  }
}

function putDown(): void {
  try {
    sessionStorage.setItem(KEY, clientId);
  } catch (error) {
    console.debug('client id', error);
  }
}

/** Names this tab to the server: its own changes are not announced back to it, and the assistant's questions are its own. */
export const clientId = takeUp() ?? randomId();

/** Keeps the name over a reload. */
export function keepClientId(): void {
  window.addEventListener('pagehide', putDown);
  // Back from the browser's memory: nobody else took the name up meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeUp();
  });
}
