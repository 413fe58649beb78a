import { limitTexts } from '#server/account-limits/texts.ts';

export const texts = {
  messagesFull: limitTexts.bytes(
    'переписка с\u00a0помощником и\u00a0то, что он может вернуть,',
    'Очистите память помощника.',
  ),
} as const;
