/** What opens only on a server or a device of its own: there axe is asked by the journey. Read by `npm run check`. */
export const ELSEWHERE = [
  { of: 'client/setup-dialog client/codes-dialog client/passkeys-section', journey: 'e2e/sign-in.e2e.ts' },
  { of: 'client/linked-accounts-section', journey: 'e2e/external-sign-in.e2e.ts' },
  { of: 'client/devices-card', journey: 'e2e/profile.e2e.ts' },
  { of: 'client/sample-card', journey: 'e2e/sample-day.e2e.ts' },
  { of: 'returned/returned-sign', journey: 'e2e/returned.e2e.ts' },
] as const;
