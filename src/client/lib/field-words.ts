import { dequal } from 'dequal/lite';

/** How each field of an object is told: under which name, and its value. */
export type FieldWords<T> = { readonly [F in keyof T]-?: { name: string; tell(value: T[F]): string } };

/** What is said of each field, a line for each that the object does not have anyway. */
export function saidWords<T extends object>(
  words: FieldWords<T>,
  said: Partial<T>,
  otherwise: Partial<T> = {},
): string[] {
  return (Object.keys(words) as (keyof T)[]).flatMap((field) => {
    const value = said[field];
    if (value === undefined || dequal(value, otherwise[field])) return [];
    const { name, tell } = words[field];
    return [`${name}: ${tell(value)}`];
  });
}
