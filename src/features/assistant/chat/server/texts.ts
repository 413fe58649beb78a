import { limitTexts } from '#server/account-limits/texts.ts';

export const texts = {
  busy: 'Сейчас помощнику пишут слишком многие. Попробуйте через несколько секунд.',
  notHeard: 'Не\u00a0удалось разобрать сообщение, ничего не\u00a0изменено. Попробуйте ещё раз.',
  messagesFull: limitTexts.bytes(
    'переписка с\u00a0помощником и\u00a0то, что он может вернуть,',
    'Очистите память помощника.',
  ),
} as const;
