import type { QueryClient } from '@tanstack/react-query';
import { runChange } from '#client/store/kept-change.ts';
import { type DayOrdering, orderingDay } from './ordering-changes.ts';
import { updating } from './task-changes.ts';
import type { TaskUpdate } from './unsent-changes.ts';

/** Changes fields, status or place of a task. */
export const updateTask = (client: QueryClient, update: TaskUpdate): void =>
  void runChange(client, updating(client), update);

/** Gives tasks their places in the order of a day. */
export const orderDay = (client: QueryClient, said: DayOrdering): void =>
  void runChange(client, orderingDay(client), said);
