import type { User } from '#features/auth/contract.ts';
import { PhotoCard } from './photo-card.tsx';
import { ProfileCard } from './profile-card.tsx';

export function ProfileTab({ user }: { user: User }) {
  return (
    <div className="flex flex-col gap-4">
      <PhotoCard user={user} />
      <ProfileCard user={user} />
    </div>
  );
}
