import { commands } from './commands.ts';

const date = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeStyle: 'short' });
/** An instant for an operator, in the machine's zone. */
export const when = (instant: number) => date.format(instant);

/** Why a file cannot be read or written, by the system's code. */
const WHY: Record<string, string> = {
  ENOSPC: 'на диске нет места',
  EDQUOT: 'исчерпана квота на диске',
  EFBIG: 'система не даёт файлам расти (ulimit -f)',
  EROFS: 'диск доступен только для чтения',
  EACCES: 'нет прав на файл или папку',
  EPERM: 'нет прав на файл или папку',
  EIO: 'диск отвечает ошибкой',
};

const goOn = (
  file: string,
) => `Можно продолжить и с новым секретом. Тогда всем придётся войти заново, а двухфакторная защита и коды восстановления
перестанут подходить: её отключает каждому команда npm run user -- disable-two-factor EMAIL. Задачи, проекты, привычки и
пароли останутся. Создать новый секрет:
  ${commands.makeSecret(file)}`;

const bringBack =
  'Верните его из своей копии папки данных или задайте прежний секрет переменной SECRET: тогда ничего не изменится.';

/** Why a server cannot have its data folder, in words for the operator. */
export const texts = {
  unusable: (file: string, code: string) =>
    `Не удалось прочитать или записать ${file}: ${WHY[code] ?? 'отказ системы'} (${code}). Устраните причину и запустите снова.`,

  secretFaults: {
    empty: 'он пуст; так бывает, когда на диске кончилось место',
    short: 'он короче 32 символов',
    garbled: 'в нём не текст секрета',
  },
  secretMissing: (file: string, database: string) =>
    `Нет файла секрета ${file}, а база данных ${database} есть. Так бывает, когда папку данных перенесли не целиком.
${bringBack}

${goOn(file)}`,
  secretBroken: (file: string, fault: 'empty' | 'short' | 'garbled', changedAt: number, database: string | null) =>
    `Файл секрета ${file} испорчен: ${texts.secretFaults[fault]}. Последний раз он менялся ${when(changedAt)}.
${
  database
    ? `${bringBack}\n\n${goOn(file)}`
    : `Базы данных ещё нет, и терять нечего: удалите его, и сервер создаст новый.\n  ${commands.remove(file)}`
}`,
} as const;
