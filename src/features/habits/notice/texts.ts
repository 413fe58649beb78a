export const texts = {
  title: (name: string) => `Пора: ${name}`,
  text: (time: string) => `Напоминание на ${time}`,
  action: 'Выполнено',
} as const;
