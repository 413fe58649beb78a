import { clearAppBadge } from '#client/lib/app-badge.ts';
import { canSignOut } from '#client/lib/can-sign-out.ts';
import { dropDrafts } from '#client/lib/draft.ts';
import { forgetOpening } from '#client/lib/opening.ts';
import { leaveChannel } from '#client/lib/socket.ts';
import { eraseKept } from '#client/store/device.ts';
import type { User } from '#features/auth/contract.ts';
import { navigations } from '#shared/paths.ts';
import { mayLeave } from './leaving.ts';

/** Signs somebody out who wants to: what this device keeps of the account goes first, and of what is nowhere else they are asked. */
export async function signOut({ id }: Pick<User, 'id'>): Promise<void> {
  if (!(await canSignOut()) || !(await mayLeave())) return;
  dropDrafts(id);
  forgetOpening();
  clearAppBadge();
  leaveChannel();
  await eraseKept();
  location.assign(navigations.logout);
}
