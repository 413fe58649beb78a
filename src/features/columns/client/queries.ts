import { useQuery } from '@tanstack/react-query';
import type { Column } from '../contract.ts';

export const COLUMNS_KEY = ['/api/kanban-columns'] as const;

/** Columns of the board, in order. */
export function useColumns() {
  return useQuery<Column[]>({ queryKey: COLUMNS_KEY });
}
