import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A field of the account's task of this title, as the server has it, to be waited for. */
export const onServer = (page: Page, title: string, field: 'plannedDay' | 'dueDate' | 'status') =>
  expect.poll(async () => {
    const tasks: Record<string, string>[] = await (await page.request.get('/api/tasks')).json();
    return tasks.find((task) => task.title === title)?.[field];
  });
