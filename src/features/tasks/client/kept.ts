import { ownZone } from '#client/lib/clock.ts';
import type { KeptQuery } from '#client/store/kept-query.ts';
import { TASKS_KEY } from '../cached-queries.ts';
import { toldTo } from '../caller.ts';
import type { StoredTask } from '../contract.ts';
import { FIRST_DAY, FIRST_LIST } from '../first-rows.ts';
import { numbered } from '../positions.ts';
import { compareNewest } from '../rules.ts';

export const keptTasks: KeptQuery = {
  key: TASKS_KEY,
  parts: [[FIRST_DAY], [FIRST_LIST]],
  async answer(rowsOf) {
    const zone = ownZone();
    const tasks = (await rowsOf<StoredTask>('tasks')).map((task) => toldTo(task, { zone, callerZone: zone }));
    return numbered(tasks).sort(compareNewest);
  },
};
