export const texts = { title: 'Сессия завершена!', text: 'Отличная работа! Ваш прогресс сохранен.' } as const;
