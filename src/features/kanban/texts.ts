export const texts = {
  synced: (moved: number) => `Синхронизировано задач: ${moved}`,
} as const;
