import { lazyPart } from '#client/lib/lazy-part.ts';

const ProfilePage = lazyPart(() => import('#features/account/client/profile-page.tsx'));

export function ProfileSection() {
  return <ProfilePage settings={null} />;
}
