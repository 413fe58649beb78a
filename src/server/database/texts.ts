/** Why a server cannot have its data, in words for the operator. */
export const texts = {
  noDatabase: (folder: string) => `В папке ${folder} нет базы данных. Сначала запустите npm start.`,
  folderTaken: (folder: string) =>
    `С папкой данных ${folder} уже работает другой сервер. Остановите его или задайте другую DATA_DIR.`,
  databaseTaken:
    'С этой базой PostgreSQL уже работает другой сервер. Несколько серверов на одной базе пока не поддерживаются.',
} as const;
