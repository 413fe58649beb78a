export const texts = {
  synced: (moved: number) => `Синхронизировано задач: ${moved}`,
  title: 'Канбан',
  loading: 'Загрузка...',
} as const;
