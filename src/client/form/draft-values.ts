import { dequal } from 'dequal';

/** Of `values` those that differ from what the form begins with; undefined where none does. */
export function touchedValues<V extends object>(start: V, values: V): Partial<V> | undefined {
  const touched = Object.entries(values).filter(([field, value]) => !dequal(value, start[field as keyof V]));
  return touched.length > 0 ? (Object.fromEntries(touched) as Partial<V>) : undefined;
}

/**
 * Of what a tab kept, perhaps for an earlier version of the form, all that this one can hold: the fields that it has,
 * with values of the kind that stands there. Undefined where nothing of it would show.
 */
export function fittingValues<V extends object>(start: V, kept: unknown): Partial<V> | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const known = Object.entries(start).filter(([field, value]) => sameKind(value, (kept as V)[field as keyof V]));
  const fitting = known.map(([field]) => [field, (kept as V)[field as keyof V]]);
  return touchedValues(start, { ...start, ...Object.fromEntries(fitting) });
}

const sameKind = (a: unknown, b: unknown) =>
  typeof a === typeof b && Array.isArray(a) === Array.isArray(b) && b !== null;
