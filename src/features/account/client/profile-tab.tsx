import { Card, CardHeader } from '#client/ui/card.tsx';
import type { User } from '#features/auth/contract.ts';
import { displayName } from '#features/auth/rules.ts';

export function ProfileTab({ user }: { user: User }) {
  return (
    <Card>
      <CardHeader title={displayName(user)} />
      <p className="text-text-muted">{user.email}</p>
    </Card>
  );
}
