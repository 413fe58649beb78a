import { KEY_MAX } from '#shared/call-key.ts';
import { BATCH_MAX, PAGE_MAX, PATH_MAX } from './rules.ts';

export const texts = {
  cursorInvalid: 'Неверная закладка',
  limitInvalid: `Нужно целое число от 1 до ${PAGE_MAX}`,
  expired: 'Закладка устарела: данные нужно прочитать заново',
  batchInvalid: 'Нужен список изменений',
  batchEmpty: 'В пачке нет ни одного изменения',
  batchTooLong: `В одной пачке не больше ${BATCH_MAX}\u00a0изменений. Отправьте остальные следующей.`,
  keyInvalid: `У каждого изменения должен быть свой ключ: от 1 до ${KEY_MAX} латинских знаков без пробелов`,
  methodInvalid: 'Изменение — это POST, PUT, PATCH или DELETE',
  pathInvalid: `Адрес изменения начинается с /api/ и не длиннее ${PATH_MAX}\u00a0знаков`,
  instantInvalid: 'Неверный момент времени',
  notInBatch: 'Такого изменения в пачке не бывает: проверьте адрес или отправьте его отдельно',
  notDone: 'До этого изменения дело не дошло: предыдущее пока не удалось. Отправьте их ещё раз.',
  calls: {
    batch:
      'Do changes one after another, each as the call that it names, in a transaction of its own and once for its key. After one that cannot be done for now (401, 408, 412, 429, 5xx) those behind it are left undone (503, `not-done`): send them again, with the same keys',
    list: 'Objects of every kind that were written or deleted after a cursor, each as it is now; everything without one. Ask on with the answer’s cursor, at once where there is more',
  },
} as const;
