/** The user closed the browser's window, or let it wait too long: told apart from what went wrong. */
export const isDismissed = (error: unknown) =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** The device holds a passkey of the account already. */
export const isKnownDevice = (error: unknown) => error instanceof Error && error.name === 'InvalidStateError';
