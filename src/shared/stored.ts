import { remembered } from './remembered.ts';

/** What a field's value is in its column, by how it stands there; null is null in each. */
export interface Cell<Value> {
  plain: Value;
  instant: number | Extract<Value, null>;
  flag: number;
  digits: string;
  json: string | Extract<Value, null>;
  returned: string;
}
export type StoredAs = keyof Cell<unknown>;

interface Form {
  read: (cell: never) => unknown;
  /** Absent where the column holds more than the field, and is written otherwise. */
  write?: (value: never) => unknown;
}

/** Under which name the times of an object's fields have when it came back. */
export const RETURNED = 'returnedAt';

const DAY = 86_400_000;
/** What the instants of a day begin with: of the many of a list most are of few days. */
const dayTexts = remembered((day: number) => new Date(day * DAY).toISOString().slice(0, -13), 10_000);
const padded = Array.from({ length: 1_000 }, (_, number) => String(number).padStart(3, '0'));
const two = (number: number) => padded[number]!.slice(1);

/** ISO 8601 with `Z`, in half the time that `Date` takes; the library of accounts keeps its dates as such, or as texts. */
function isoOf(instant: number | string | Date): string {
  // Stryker disable next-line ConditionalExpression,StringLiteral: `Date` tells numbers alike, in twice the time.
  if (typeof instant !== 'number') return new Date(instant).toISOString();
  const day = Math.floor(instant / DAY);
  const time = instant - day * DAY;
  const [minutes, rest] = [Math.floor(time / 60_000), time % 60_000];
  const clock = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(Math.floor(rest / 1_000))}`;
  return `${dayTexts(day)}${clock}.${padded[rest % 1_000]}Z`;
}

/** Most rows have none: their times are not parsed. */
const returnOf = (times: string): string | null => {
  const at = times.includes(`"${RETURNED}"`) && JSON.parse(times)[RETURNED];
  return at ? isoOf(at) : null;
};

/** Absent where a value stands as it is. */
const FORMS: { [A in StoredAs]?: Form } = {
  /** ISO 8601 with `Z`; in the column epoch milliseconds. */
  instant: { read: isoOf, write: (iso: string) => Date.parse(iso) },
  /** True or false; in the column 1 or 0. */
  flag: { read: (cell: number) => Boolean(cell), write: (value: boolean) => Number(value) },
  /** A list of numbers of one digit; in the column one behind the other, as `135`. */
  digits: { read: (cell: string) => Array.from(cell, Number), write: (value: readonly number[]) => value.join('') },
  /** Lists and nested values; in the column JSON. */
  json: { read: (cell: string) => JSON.parse(cell), write: (value) => JSON.stringify(value) },
  /** ISO 8601 with `Z`, or null; in the column one of the times of the object's fields. */
  returned: { read: returnOf },
};

/** What stands in a column, as the interface tells it. */
export function readCell(as: StoredAs, cell: unknown): unknown {
  const form = FORMS[as];
  return form && cell !== null ? form.read(cell as never) : cell;
}

/** Where a field stands, and as what. */
export interface Column {
  readonly column: string;
  readonly as: StoredAs;
}

/** What all who handle a field that its owner may set must know of it; see "How to add a field" in docs/architecture.md. */
export interface OwnedColumn extends Column {
  /** `own`: what the user says of the thing in its form. `kept`: written by the server alone. */
  role: 'own' | 'kept';
  /** Of an own field, what a new one has where nothing is said; absent where something must be. */
  fresh?: unknown;
}

/** The columns of an object's fields with what stands in them. */
export type RowOf<Values, Fields> = {
  [F in keyof Values as ColumnOf<Fields, F>]: F extends keyof Fields
    ? Fields[F] extends Column
      ? Cell<Values[F]>[Fields[F]['as']]
      : never
    : never;
};
type ColumnOf<Fields, F> = F extends keyof Fields ? (Fields[F] extends Column ? Fields[F]['column'] : never) : never;

/** The way between an object's values and its row, after the table of its fields. */
export function rowsOf<Values extends object, Fields extends Record<keyof Values, Column>>(fields: Fields) {
  // Looked up once: a list of ten thousand rows is read field by field.
  const columns = Object.entries<Column>(fields).map(([name, { column, as }]) => [name, column, FORMS[as]] as const);
  return {
    read(row: RowOf<Values, Fields>): Values {
      const values: Record<string, unknown> = {};
      for (const [name, column, form] of columns) {
        const cell = row[column as keyof typeof row];
        values[name] = form && cell !== null ? form.read(cell as never) : cell;
      }
      return values as Values;
    },

    /** Columns of the given values alone. */
    write<Part extends Partial<Values>>(values: Part): RowOf<Part, Fields> {
      const row: Record<string, unknown> = {};
      for (const [name, column, form] of columns) {
        if (!(name in values) || (form && !form.write)) continue;
        const value = values[name as keyof Part];
        row[column] = form?.write && value !== null ? form.write(value as never) : value;
      }
      return row as RowOf<Part, Fields>;
    },
  };
}
