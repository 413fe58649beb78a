import { when } from '../data-folder/texts.ts';
import type { FaultKind } from './fault.ts';

const megabytes = (bytes: number) => `${(bytes / 1e6).toLocaleString('ru-RU', { maximumFractionDigits: 1 })} МБ`;

/** What an operator reads of copies. */
export const texts = {
  made: (file: string, bytes: number, encrypted: boolean) =>
    `Копия готова и прочитана до конца: ${file} (${megabytes(bytes)}, ${encrypted ? 'зашифрована' : 'не зашифрована'}).
Секрета (файл secret или переменная SECRET) в ней нет: храните его отдельно.${
      encrypted ? ' И BACKUP_KEY: без него копию не прочесть.' : ''
    }`,
  sent: (bucket: string) => `И лежит в хранилище ${bucket}.`,
  notSent: (reason: string) => `В хранилище S3 копия не попала (${reason}): проверьте BACKUP_S3_* и доступ к нему.`,
  remoteFailed: (reason: string) => `Хранилище S3 не отдало копию (${reason}): проверьте BACKUP_S3_* и имя копии.`,
  noRemote: 'Хранилище не задано: нужны BACKUP_S3_URL, BACKUP_S3_KEY_ID и BACKUP_S3_SECRET.',
  remoteEmpty: 'Копий в хранилище нет.',
  remoteLine: (name: string, madeAt: number, bytes: number) => `s3:${name}  ${when(madeAt)}  ${megabytes(bytes)}`,
  noTables: 'В базе из DATABASE_URL нет таблиц Такта: копировать нечего. Сначала запустите npm start.',
  making: {
    full: (folder: string) =>
      `На диске нет места для копии (${folder}). Прежние копии и база целы. Освободите место или задайте другую папку: BACKUP_TO.`,
    failed: (folder: string, code: string) =>
      `Не удалось записать копию в ${folder} (${code}). Прежние копии и база целы. Проверьте папку и права.`,
  },
  restoring: {
    full: (folder: string) =>
      `На диске нет места, чтобы вернуть базу в ${folder}: её копия сначала раскладывается рядом с прежней. Освободите место и повторите.`,
    failed: (folder: string, code: string) =>
      `Не удалось записать базу в ${folder} (${code}). Проверьте папку и права и повторите.`,
  },

  restored: (madeAt: number | null) =>
    `База восстановлена${madeAt === null ? '' : ` из копии от ${when(madeAt)}`}. Запустите сервер: npm start.
Устройства, которые знают о более позднем, вернут его сами, когда откроют Такт.`,
  keptFile: (folder: string) => `Прежняя база лежит в ${folder}. Когда она больше не нужна, удалите эту папку.`,
  keptSchema: (schema: string) =>
    `Прежние таблицы лежат в схеме ${schema} той же базы. Когда они больше не нужны: drop schema ${schema} cascade`,
  otherSecret:
    'Внимание: копия сделана при другом секрете. Верните прежний (файл secret или переменная SECRET), иначе всем придётся войти заново, а двухфакторная защита не подойдёт.',
  unchanged: 'Ничего не изменено.',
  noFile: (file: string) => `Нет файла ${file}.`,
  newer: (migration: string) =>
    `Копия новее программы: она сделана другой версией Такта (изменение схемы ${migration}), а эта его не знает. Обновите программу и повторите.`,
  otherEngine: (engine: 'sqlite' | 'postgres') =>
    engine === 'postgres'
      ? 'Это копия базы PostgreSQL. Задайте DATABASE_URL той базы, в которую её вернуть.'
      : 'Это копия встроенной базы SQLite, а задана DATABASE_URL. Уберите переменную, чтобы вернуть копию в папку данных.',
  faults: {
    foreign: 'это не копия Такта и не база SQLite',
    newer_format: 'она сделана более новой версией Такта; обновите программу',
    cut: 'файл обрезан; так бывает, когда прервалось копирование или кончилось место',
    damaged: 'файл испорчен или подменён: контрольная сумма не сходится',
    needs_key: 'она зашифрована; задайте переменную BACKUP_KEY',
    wrong_key: 'ключ BACKUP_KEY не тот, которым она зашифрована',
  } satisfies Record<FaultKind, string>,
  unreadable: (what: string) => `Копию прочесть нельзя: ${what}.`,
  damagedInside: (what: string) => `Копию вернуть нельзя: ${what}.`,
} as const;
