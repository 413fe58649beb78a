import { useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { keptOpening } from '#client/lib/opening.ts';
import { FloatingPart } from '#client/ui/part.tsx';

const Opening = lazyPart(() => import('../device/opening.tsx').then((module) => ({ default: module.Opening })));

/** Opens what the address asked for: an installed app's shortcut, or what another app shared. */
export function OpeningHost({ userId }: { userId: string }) {
  const [address] = useState(keptOpening);
  if (!address) return null;
  return (
    <FloatingPart>
      <Opening address={address} userId={userId} />
    </FloatingPart>
  );
}
