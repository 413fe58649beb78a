import type { KeptQuery } from '#client/store/kept-query.ts';
import { compareRanks } from '#shared/rank.ts';
import { COLUMNS_KEY } from '../columns-key.ts';
import type { Column } from '../contract.ts';

export const keptColumns: KeptQuery = {
  key: COLUMNS_KEY,
  answer: async (rowsOf) =>
    (await rowsOf<Omit<Column, 'position'>>('columns'))
      .toSorted(compareRanks)
      .map((column, position) => ({ ...column, position })),
};
