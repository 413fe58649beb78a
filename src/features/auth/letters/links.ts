import { paths } from '#shared/paths.ts';

/** Where a new password is set by a one-time token. */
export const resetPath = (token: string): string => `${paths.login}?token=${encodeURIComponent(token)}`;

/** Where another address is confirmed by one. */
export const addressPath = (token: string): string => `${paths.login}?address=${encodeURIComponent(token)}`;
