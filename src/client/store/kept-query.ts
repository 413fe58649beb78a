import type { QueryKey } from '@tanstack/react-query';
import type { Row } from './kept-rows.ts';

/** The rows of a kind that the device keeps. */
export type RowsOf = <R extends Row>(kind: string) => Promise<readonly R[]>;

/** A question to the server that the device can answer by itself. */
export interface KeptQuery {
  key: readonly [path: string];
  answer: (rowsOf: RowsOf) => Promise<unknown>;
  /** Under what a document has parts of the answer: with them, what the device keeps is older and waits for a network that is away. */
  parts?: readonly QueryKey[];
}
