import { toast } from '#client/ui/toast.ts';
import { doesServe } from './outage.ts';
import { texts } from './texts.ts';

/**
 * Whether somebody can sign out now, which is told where they cannot: only the server ends a session, and what this device keeps goes
 * with it, not before.
 */
export async function canSignOut(): Promise<boolean> {
  if (await doesServe()) return true;
  toast({ title: texts.signOutTitle, description: texts.signOutText, tone: 'danger' });
  return false;
}
