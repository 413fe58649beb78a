import type { User } from '#features/auth/contract.ts';
import { LinkedAccountsSection } from '#features/auth/external/client/linked-accounts-section.tsx';
import { PasskeysSection } from '#features/auth/passkeys/client/passkeys-section.tsx';
import { TwoFactorSection } from '#features/auth/two-factor/client/two-factor-section.tsx';
import { SecurityLogCard } from '../security-log/client/security-log-card.tsx';
import { DataCard } from './data-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { PasswordCard } from './password-card.tsx';

/** Who may get in, and what becomes of the account: a card for each. */
export function SecurityTab({ user }: { user: User }) {
  return (
    <div className="flex flex-col gap-4">
      <PasswordCard user={user} />
      <TwoFactorSection user={user} />
      <PasskeysSection user={user} />
      <LinkedAccountsSection user={user} />
      <DevicesCard />
      <SecurityLogCard />
      <DataCard user={user} />
    </div>
  );
}
