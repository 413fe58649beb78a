export const texts = {
  call: 'Отчёт о дне: один на день; заново, как только сказанное перестало быть верным, от языковой модели\u00a0— не чаще раза в\u00a0час',
  title: 'ИИ-отчёт о дне',
  achievements: 'Что получилось',
  noAchievements: 'Когда отчёт составлялся, отмечать было ещё нечего.',
  recommendations: 'Что дальше',
  openTask: (title: string) => `Открыть задачу: ${title}`,
  openHabit: (title: string) => `К\u00a0привычке: ${title}`,
  writtenAt: (time: string) => `Составлен в\u00a0${time}`,
  loading: 'Составляем отчёт…',
  failed: 'Не удалось составить отчёт',
  failedText: 'Цифры на месте, не получилось только их описать.',
  retry: 'Повторить',
} as const;
