import { paths } from '#shared/paths.ts';

/** Why a sign-in through another service came to nothing: stands in the address to which the browser returns. */
export const PROBLEMS = [
  'cancelled',
  'failed',
  'expired',
  'not_configured',
  'registration_closed',
  'address_taken',
  'no_email',
  'linked_elsewhere',
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** The problem that an address names; undefined for anything else that stands there. */
export const problemOf = (search: URLSearchParams): Problem | undefined =>
  PROBLEMS.find((problem) => problem === search.get('problem'));

/** Addresses of our own to which the browser is sent back; nothing of them comes from outside. */
export const returns = {
  home: paths.home,
  code: paths.loginCode,
  linked: `${paths.security}&linked=1`,
  signInFailed: (problem: Problem) => `${paths.login}?problem=${problem}`,
  linkFailed: (problem: Problem) => `${paths.security}&problem=${problem}`,
} as const;
