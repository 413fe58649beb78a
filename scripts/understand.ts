// How the assistant reads a message: `npm run understand -- "перенеси отчёт на пятницу" --task "Сдать отчёт"` prints every
// reading that is worth a look, the likeliest first, and what each would do. `--task` and `--project` may
// come again, and a task has the tags that its title ends with: --task "Отчёт #работа".
import { parseArgs } from 'node:util';
import type { KnownTask } from '#understanding/model.ts';
import { nodeUnderstanding } from '#understanding/server/node-understanding.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    task: { type: 'string', multiple: true, default: [] },
    project: { type: 'string', multiple: true, default: [] },
  },
});
const text = positionals.join(' ');
if (!text) throw new Error('npm run understand -- "фраза" [--task "Название"] [--project "Название"]');
const tasks = values.task.map(
  (title, number): KnownTask => ({
    id: `task-${number + 1}`,
    title: title.replace(/\s#\S+/g, ''),
    status: 'active',
    dueDate: null,
    priority: 'medium',
    projectId: null,
    tags: Array.from(title.matchAll(/\s#(\S+)/g), ([, name = '']) => name),
    createdAt: number,
  }),
);
const readings = nodeUnderstanding().readings({
  text,
  account: { tasks, projects: values.project.map((name) => ({ id: name, name })), columns: [] },
  dialogue: { touched: [], listed: [], lastAction: null },
  now: Date.now(),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
for (const { probability, intents } of readings) {
  console.log(`${(probability * 100).toFixed(1)} %`);
  for (const intent of intents)
    console.log(`    ${JSON.stringify(intent, (key, value) => (key === 'spans' ? undefined : value))}`);
}
