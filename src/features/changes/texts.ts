export const texts = {
  cursorInvalid: 'Неверная закладка',
  limitInvalid: 'Нужно целое число от 1 до 5000',
  expired: 'Закладка устарела: данные нужно прочитать заново',
  calls: {
    list: 'Objects of every kind that were written or deleted after a cursor, each as it is now; everything without one. Ask on with the answer’s cursor, at once where there is more',
  },
} as const;
