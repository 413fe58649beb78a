/** Of the line on the dashboard, which comes with the app; all else waits for the dialog. */
export const texts = {
  /** Of what was said to the device, where the server refuses it. */
  exchange: { title: 'Ошибка', text: 'Разговор с помощником не сохранён' },
  title: 'Скажите, что сделать',
  label: 'Команда помощнику',
  placeholder: 'Например: купить молоко завтра в шесть вечера',
  text: 'Помощник понимает обычную речь: даты, приоритеты, проекты, несколько дел сразу.',
  send: 'Отправить',
  phrases: 'Примеры команд',
  examples: ['Завтра в 10 созвон с командой, важно', 'Надо купить молоко и завтра позвонить маме', 'Что ты умеешь?'],
} as const;
