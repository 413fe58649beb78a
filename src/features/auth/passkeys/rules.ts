export const PASSKEY_NAME_MAX = 60;
/** Passkeys of one account. */
export const PASSKEYS_MAX = 20;
