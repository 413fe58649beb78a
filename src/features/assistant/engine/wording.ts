import type { PluralForms } from '#shared/russian/plural.ts';
import { spokenDue } from '#shared/russian/spoken-date.ts';
import { shortened } from '#shared/shorten.ts';
import type { Environment } from './environment.ts';
import type { Priority } from './model.ts';

export const TASKS: PluralForms = ['задача', 'задачи', 'задач'];
export const LEVELS: Record<Priority, string> = { high: 'высокий', medium: 'средний', low: 'низкий' };

export const quote = (title: string) => `«${title}»`;

/** A longer title hides the words around it. */
const TITLE_SHOWN = 80;

export const shortQuote = (title: string) => quote(shortened(title, TITLE_SHOWN));

export const dueText = (due: number, env: Environment) => spokenDue(due, env.clock);

export const nameOf = (id: string | null, names: readonly { id: string; name: string }[]): string | null =>
  names.find((item) => item.id === id)?.name ?? null;
