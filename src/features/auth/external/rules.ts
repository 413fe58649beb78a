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
  'too_many',
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** The problem that an address names; undefined for anything else that stands there. */
export const problemOf = (search: URLSearchParams): Problem | undefined =>
  PROBLEMS.find((problem) => problem === search.get('problem'));

const DAY_SECONDS = 24 * 60 * 60;

/** Seconds to wait that an address names; a minute where it names none that could be meant. */
export function waitOf(search: URLSearchParams): number {
  const seconds = Number(search.get('wait'));
  return Number.isInteger(seconds) && seconds > 0 && seconds <= DAY_SECONDS ? seconds : 60;
}

/** A problem as it stands in an address. @param wait seconds after which to come back, where that is known */
const inAddress = (problem: Problem, wait?: number) => `problem=${problem}${wait === undefined ? '' : `&wait=${wait}`}`;

/** Addresses of our own to which the browser is sent back; nothing of them comes from outside. */
export const returns = {
  home: paths.home,
  code: paths.loginCode,
  linked: `${paths.security}&linked=1`,
  signInFailed: (problem: Problem, wait?: number) => `${paths.login}?${inAddress(problem, wait)}`,
  linkFailed: (problem: Problem, wait?: number) => `${paths.security}&${inAddress(problem, wait)}`,
} as const;
