import type { Settings } from '#features/settings/contract.ts';
import type { Manner } from '../engine/model.ts';

/** How the settings ask the assistant to speak. */
export const mannerOf = ({ aiTone, aiRole, aiPersonality }: Settings): Manner => ({
  tone: aiTone,
  role: aiRole,
  personality: aiPersonality,
});
