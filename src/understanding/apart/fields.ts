import type { Apart } from './apart.ts';
import { ESTIMATE } from './estimate.ts';

/** Fields of a task that are said apart, each under its own name. */
const APART = { estimateMinutes: ESTIMATE } as const;

export type ApartField = keyof typeof APART;
export type ApartValues = { [F in ApartField]: (typeof APART)[F] extends Apart<infer V> ? V : never };

/** A field whose value nobody has to know. */
export type SomeField = readonly [field: ApartField, apart: Apart<unknown>];
export const APART_FIELDS = Object.entries(APART) as unknown as readonly SomeField[];

/** What says this value of a field. */
export const saysOf = (field: ApartField, value: unknown): Partial<ApartValues> =>
  ({ [field]: value }) as Partial<ApartValues>;
