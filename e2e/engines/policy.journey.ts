import { begin, expect, test } from './fixtures.ts';
import { a } from './screen.ts';

const PAGES = ['/', '/?section=tasks', '/?section=analytics', '/kanban', '/projects', '/habits', '/profile'];
const REFUSED = /content security policy|content-security-policy|unsafe-eval/i;

test.use({ expectedProblems: REFUSED });
// WebKitGTK writes nothing of what a policy refuses to its output.
test.skip(({ engineName }) => engineName !== 'firefox', 'only Firefox tells');

test('no page tries what the content security policy refuses, and the browser tells where one would', async ({
  app,
  engine,
}) => {
  await app.open('/login');
  await app.sees(a.heading('Вход'));
  await begin(app, '/', ['Сдать отчёт']);
  for (const page of PAGES) {
    await app.open(page);
    await app.sees(a.button('Меню пользователя'));
  }
  expect(engine.takeProblems().filter((problem) => REFUSED.test(problem))).toEqual([]);

  await app.window.run(() => {
    document.body.append(Object.assign(document.createElement('script'), { text: '1' }));
  });
  await expect.poll(() => engine.takeProblems().join('\n')).toMatch(REFUSED);
});
