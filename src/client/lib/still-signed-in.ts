/** Milliseconds within which a browser is told of the session that takes the place of another one. */
const RENEWED = 500;

let ask = async () => false;
let asking: Promise<boolean> | undefined;

/** Says how a page finds out whether its account is signed in here by now; it asks without `request`'s second attempt. */
export function askWhetherSignedIn(find: () => Promise<boolean>): void {
  ask = find;
}

/**
 * Whether what was refused for want of a session is worth another attempt, in a moment: a session that gives way to another one, or
 * goes on under another token, is gone for the server before this browser has the next. All who ask meanwhile get one answer.
 */
export function isStillSignedIn(): Promise<boolean> {
  asking ??= askLater().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function askLater(): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, RENEWED));
  try {
    return await ask();
  } catch (error) {
    console.debug('still signed in', error);
    return false;
  }
}
