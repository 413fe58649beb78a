export const texts = {
  periodInvalid: 'Период: today, week или month',
  csv: {
    date: 'Дата',
    completedTasks: 'Выполнено задач',
    focusMinutes: 'Фокус, минут',
    sessions: 'Сессий',
    productivity: 'Продуктивность, %',
    titles: 'Что сделано',
  },
  calls: {
    read: 'Показатели дня, недели или месяца; efficiency, progress и openTasks — всегда сегодняшние',
    export: 'Файл: без period — CSV за последние 30 дней, с ним — JSON за период',
  },
} as const;
