/** Tries that came to nothing: of them it is counted how many there were, whoever made them. */
export const FAILURES = ['sign_in_failed', 'code_failed', 'confirmation_failed'] as const;

/** What whoever runs the server does with an account. */
const BY_OPERATOR = [
  'operator_created',
  'operator_disabled',
  'operator_enabled',
  'operator_link',
  'operator_two_factor_off',
] as const;

/** What is kept of the security of an account: who got in, who tried, and what was changed of the ways in. */
export const SECURITY_EVENTS = [
  'registered',
  'signed_in',
  'signed_in_code',
  'signed_in_passkey',
  'signed_in_external',
  'signed_out',
  ...FAILURES,
  'password_changed',
  'password_reset',
  'reset_mailed',
  'email_changed',
  'two_factor_on',
  'two_factor_off',
  'codes_renewed',
  'passkey_added',
  'passkey_removed',
  'link_added',
  'link_removed',
  'session_ended',
  'sessions_ended',
  'export_ordered',
  'export_downloaded',
  'calendar_opened',
  'calendar_closed',
  ...BY_OPERATOR,
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

/** How somebody got in. */
export type SignedIn = Extract<SecurityEventKind, 'registered' | `signed_in${string}`>;
