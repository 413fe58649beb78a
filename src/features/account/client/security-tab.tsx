import type { User } from '#features/auth/contract.ts';

interface SecurityTabProps {
  user: User;
}

/** Who may get in, and what becomes of the account: a card for each. */
export function SecurityTab(_: SecurityTabProps) {
  return <div className="flex flex-col gap-4" />;
}
