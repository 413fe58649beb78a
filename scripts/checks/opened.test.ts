import { expect, it } from 'vitest';
import { checkOpened } from './opened.ts';

const SOURCE = new Map([
  ['src/client/ui/dialog.tsx', "import { Dialog as Base } from '@base-ui/react/dialog';\n"],
  ['src/features/tasks/client/day-dialog.tsx', "import { Dialog } from '#client/ui/dialog.tsx';\n"],
  ['src/features/tasks/client/task-menu.tsx', "import { Menu, type MenuItem } from '#client/ui/menu.tsx';\n"],
  ['src/features/tasks/client/removal.ts', "import {\n  choose,\n  confirm,\n} from '#client/ui/confirm.ts';\n"],
  ['src/app/client/bar.tsx', "const Drawer = lazyPart(() => import('#client/ui/drawer.tsx'));\n"],
  ['src/features/tasks/client/items.ts', "import type { MenuItem } from '#client/ui/menu.tsx';\n"],
  ['src/features/tasks/client/page.tsx', "import { DayDialog } from './day-dialog.tsx';\n"],
]);
const JOURNEYS: Record<string, string> = { 'e2e/door.e2e.ts': 'await expectFlawless(page);', 'e2e/log.e2e.ts': '' };
const check = (places: string) => checkOpened(SOURCE, places, (file) => JOURNEYS[file] ?? null);
const ALL = "of: 'client/day-dialog client/task-menu', of: 'client/removal', of: 'client/bar'";

it('is content where places name all that opens, and asks for nothing else', () => {
  expect(check(ALL)).toEqual([]);
  expect(check(`${ALL}, journey: 'e2e/door.e2e.ts'`)).toEqual([]);
});

it.each([
  [
    ALL.replace(' client/task-menu', ''),
    'axe is shown by no place what opens in src/features/tasks/client/task-menu.tsx',
  ],
  [
    ALL.replace("'client/removal'", "'client/remove'"),
    'axe is shown by no place what opens in src/features/tasks/client/removal.ts',
  ],
  [`${ALL}, of: 'client/page'`, 'client/page: 0 files open something'],
  [`${ALL}, journey: 'e2e/log.e2e.ts'`, 'e2e/log.e2e.ts does not ask axe'],
  [`${ALL}, journey: 'e2e/gone.e2e.ts'`, 'e2e/gone.e2e.ts does not ask axe'],
])('%s lacks something', (places, problem) => {
  expect(check(places)).toContain(problem);
});
