/** Digits of an authenticator's code. */
export const CODE_DIGITS = 6;
/** How many recovery codes are given at a time. */
export const RECOVERY_CODES = 10;
/** Characters of a recovery code, shown in two halves. */
export const RECOVERY_LENGTH = 10;

/** Of a code of either kind as people type it, with blanks and dashes. */
export const CODE_TYPED_MAX = 20;

/** A code as it is compared: without the spaces, dashes and capitals with which people write it. */
export const normalCode = (written: string): string => written.toLowerCase().replace(/[\s-]/g, '');

/** True for a code of the authenticator app; any other is a recovery code. */
export const isAppCode = (normal: string): boolean => normal.length === CODE_DIGITS && /^\d+$/.test(normal);

/** A recovery code as it is shown. */
export const shownRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`;
