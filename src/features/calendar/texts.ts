export const texts = {
  name: 'Такт',
  entry: {
    deadline: (title: string) => `Срок: ${title}`,
    session: 'Фокус-сессия',
    sessionOn: (title: string) => `Фокус: ${title}`,
  },
  feed: {
    kinds: 'Выберите, что показывать в календаре.',
    missing: 'Такого адреса календаря нет. Возможно, его отозвали.',
    none: 'Адреса календаря ещё нет.',
  },
} as const;
