import { when } from '../data-folder/texts.ts';
import type { Damage } from './examine.ts';
import type { Trouble } from './trouble.ts';

/** Why a server cannot have its data, in words for the operator. */
export const texts = {
  noDatabase: (folder: string) => `В папке ${folder} нет базы данных. Сначала запустите npm start.`,
  folderTaken: (folder: string) =>
    `С папкой данных ${folder} уже работает другой сервер. Остановите его или задайте другую DATA_DIR.`,
  databaseTaken:
    'С этой базой PostgreSQL уже работает другой сервер. Чтобы их было несколько, задайте каждому одну и ту же REDIS_URL (docs/scaling.md).',
  databaseTakenAlone:
    'С этой базой PostgreSQL уже работает сервер без REDIS_URL: он не узнает, что делают другие. Остановите его и запустите с той же REDIS_URL (docs/scaling.md).',
  fileGone:
    'Файл базы удалён или заменён на ходу, запись остановлена. Всё, что было в нём, скопировано (поле copy). Остановите сервер, положите копию на место takt.db, уберите takt.db-wal и takt.db-shm и запустите снова.',
  fileGoneForGood:
    'Файл базы удалён или заменён на ходу, запись остановлена. Скопировать его не удалось. Не останавливайте сервер: данные ещё открыты в нём (на Linux — в /proc/PID/fd).',
  unusable: 'База данных вернулась такой, с которой этот сервер работать не может.',

  damages: {
    empty: 'файл пуст; так бывает, когда кончилось место на диске или прервалось копирование',
    not_sqlite: 'это не база SQLite: содержимое файла затёрто',
    malformed: 'файл обрезан или испорчен внутри',
    foreign: 'в нём нет таблиц Такта: это база другой программы',
    journal_alone: 'самой базы нет, рядом остался только её журнал takt.db-wal',
  } satisfies Record<Damage, string>,
  damaged: (file: string, what: string, changedAt: number | null) =>
    `База данных повреждена: ${file}.
Что случилось: ${what}. ${changedAt ? `Последний раз она менялась ${when(changedAt)}. ` : ''}Сервер остановлен и ничего в ней не менял.`,
  older:
    'База данных ещё от прежней версии Такта. Сначала запустите сервер этой версии (npm start): он её обновит, и команда сработает.',
  newer: (migration: string, at: number, engine: 'sqlite' | 'postgres') =>
    `База данных новее программы: ${when(at)} её обновила другая версия Такта (изменение схемы ${migration}), а эта его не знает.
Ничего не потеряно. Запустите ту версию или обновите эту.${
      engine === 'postgres'
        ? ' Вернуться к этой можно только с копией базы (pg_dump), сделанной до обновления: pg_restore --clean --if-exists --dbname "$DATABASE_URL" КОПИЯ'
        : ''
    }`,
  restore: (copy: string, madeAt: number, aside: string, command: string) =>
    `Самая свежая целая копия для этой версии: ${copy}, сделана ${when(madeAt)}. Записанного позже в ней нет.
Вернуть её (нынешние файлы сохранятся в ${aside}):
  ${command}`,
  noCopy: (folder: string, file: string) =>
    `Целой копии для этой версии в ${folder} нет. Если есть своя, уберите takt.db, takt.db-wal и takt.db-shm в другую папку и
положите её на место ${file}. Как спасти данные без копии, сказано в docs/operations.md, «Повреждённая база».`,
  startAnew: (command: string) => `Если данных ещё не было, удалите файл, и сервер создаст базу заново:\n  ${command}`,

  /** A file that is whole, as far as anybody knows. */
  fileTroubles: {
    database_busy: (file: string) =>
      `База данных ${file} занята другой программой. Закройте её (sqlite3, копирование) и запустите снова.`,
    read_only: (file: string) => `База данных ${file} доступна только для чтения. Проверьте владельца, права и диск.`,
    file_missing: (file: string) => `База данных ${file} не открывается. Проверьте владельца и права файла и папки.`,
    disk_full: (file: string) =>
      `На диске нет места для базы данных ${file}. Освободите его и запустите снова: записанное раньше цело.`,
  } as Partial<Record<Trouble, (file: string) => string>>,
  fileFailed: (file: string) =>
    `Диск отказал, когда сервер открывал базу данных ${file}. Проверьте место, квоты (ulimit -f) и сам диск.`,
  serverTroubles: {
    database_busy: 'База данных из DATABASE_URL отвечает слишком долго. Посмотрите, кто её держит, и запустите снова.',
    read_only: 'База данных из DATABASE_URL доступна только для чтения. Укажите основной сервер.',
    disk_full: 'На диске сервера базы данных нет места. Освободите его и запустите снова.',
    disk_failed: 'Диск сервера базы данных отвечает ошибкой. Подробности в журнале PostgreSQL.',
    file_damaged:
      'PostgreSQL сообщает, что его файлы повреждены. Подробности в его журнале; восстановите копию (pg_restore).',
  } as Partial<Record<Trouble, string>>,
} as const;
