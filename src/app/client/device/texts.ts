import { counted } from '#shared/russian/plural.ts';

const changes = (count: number) => counted(count, ['изменение', 'изменения', 'изменений']);

export const texts = {
  changes,
  update: {
    text: 'Есть обновление Такта.',
    take: 'Обновить',
  },
  refused: {
    told: (count: number) => `Не\u00a0сохранилось: ${changes(count)}`,
    open: 'Посмотреть',
  },
  leaving: {
    title: 'Выйти и\u00a0стереть неотправленное?',
    text: (count: number) =>
      `На\u00a0этом устройстве ${changes(count)}, которых нет на\u00a0сервере. При выходе они сотрутся.`,
    save: 'Сохранить в\u00a0файл и\u00a0выйти',
    leave: 'Выйти без них',
    stay: 'Остаться',
    file: 'takt-неотправленное.json',
  },
  noNetwork: 'Нет сети. Всё сохраняется на\u00a0устройстве.',
  unsent: (count: number) => `Ждут отправки: ${changes(count)}.`,
  unkept:
    'Браузер не\u00a0даёт хранить изменения на\u00a0устройстве: мало места или открыто приватное окно. Без сети они не\u00a0сохранятся.',
} as const;
