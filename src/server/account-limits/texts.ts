import { plural } from '#shared/russian/plural.ts';

const NBSP = '\u00a0';
const amount = (most: number, forms: readonly [string, string, string]) =>
  `${most.toLocaleString('ru-RU')}${NBSP}${plural(most, forms)}`;

/** What is full and what to do about it; slices say of what. */
export const limitTexts = {
  /** Rows of a kind, by the forms of its noun. */
  rows: (forms: readonly [string, string, string], advice: string) => (most: number) =>
    `Больше нельзя: в${NBSP}учётной записи уже ${amount(most, forms)}, это предел. ${advice}`,
  /** Bytes of a kind's texts. */
  bytes: (what: string, advice: string) => (most: number) =>
    `Место кончилось: ${what} занимают ${Math.floor(most / 1_000_000)}${NBSP}МБ, это предел. ${advice}`,
  askOperator: 'Попросите администратора сервера поднять предел.',
} as const;
