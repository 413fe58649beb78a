import { type Column, readCell, type StoredAs } from '#shared/stored.ts';
import type { Columns, Row, Table, Value } from './store.ts';

/** How a column is told in the file; pictures and the like as base64. */
interface Told {
  as: StoredAs | 'bytes';
  /** Its name in the file where the column's own in camel case will not do. */
  name?: string;
}

interface Withheld {
  /** Why it does not leave the server. */
  withheld: string;
}

/** One part of the export: the rows of a table that are the user's. */
export interface Section<T extends Table = Table> {
  /** Its name in the file. */
  name: string;
  table: T;
  /** Column that holds the user's id. */
  owner: string;
  /** Columns of the key after the owner, in order; none where the user has one row at most. */
  key: readonly string[];
  columns: Record<string, Told | Withheld>;
  /** Turns a row into what stands in the file, where that is not the row itself. */
  tell?: (row: Row) => unknown[];
}

interface Parts<T extends Table> extends Partial<Pick<Section, 'tell'>> {
  name: string;
  owner?: Columns<T>;
  key: readonly Columns<T>[];
  /** Every column of the table but the owner's. */
  columns: Record<Exclude<Columns<T>, 'user_id'>, Told | Withheld>;
}

export const section = <T extends Table>(table: T, { owner, ...parts }: Parts<T>): Section<T> => ({
  table,
  owner: owner ?? 'user_id',
  ...parts,
});

const alike =
  (as: Told['as']) =>
  <C extends string>(...columns: C[]) =>
    Object.fromEntries(columns.map((column) => [column, { as }])) as Record<C, Told>;

/** Columns that are told as they are. */
export const plain = alike('plain');
/** Columns of epoch milliseconds, or of Better Auth's dates; told as ISO 8601. */
export const instants = alike('instant');

export const withheld = <C extends string>(reason: string, ...columns: C[]) =>
  Object.fromEntries(columns.map((column) => [column, { withheld: reason }])) as Record<C, Withheld>;

/** The columns of an object's fields, told as the interface tells them. */
export function fields<F extends Record<string, Column>>(table: F): Record<F[keyof F]['column'], Told> {
  const told = Object.entries(table).map(([name, { column, as }]) => [column, { as, name }]);
  return Object.fromEntries(told) as Record<F[keyof F]['column'], Told>;
}

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function toldAs(as: Told['as'], cell: Value): unknown {
  if (as !== 'bytes') return readCell(as, cell);
  return cell === null ? null : Buffer.from(cell as Uint8Array).toString('base64');
}

/** What stands in the file for a row. */
export function told({ columns, tell }: Section, row: Row): unknown[] {
  if (tell) return tell(row);
  const entries = Object.entries(columns).flatMap(([column, how]) =>
    'as' in how ? [[how.name ?? camelCase(column), toldAs(how.as, row[column] ?? null)]] : [],
  );
  return [Object.fromEntries(entries)];
}

/** Columns of a section that are read for it. */
export const columnsRead = ({ key, columns }: Section): string[] => [
  ...new Set([...key, ...Object.keys(columns).filter((column) => 'as' in columns[column]!)]),
];
