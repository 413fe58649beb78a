export const KEY_MAX = 200;
/** By which a repeated call is recognised, as `Idempotency-Key` says it: Latin signs without blanks. */
export const KEY = new RegExp(`^[\\x21-\\x7e]{1,${KEY_MAX}}$`);
