import { says, steps, toDialog, type Walk } from './place.ts';

/** The smallest picture that a browser draws. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const ACCOUNT: Walk = {
  places: [
    { name: 'the profile', at: '/profile' },
    {
      name: 'a photo before it is kept',
      at: '/profile',
      open: steps(
        (page) =>
          page
            .locator('input[type=file]')
            .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(DOT, 'base64') }),
        (page) => page.getByRole('img', { name: 'Так будет выглядеть новое фото' }).waitFor(),
      ),
    },
    { name: 'the assistant’s settings', at: '/profile?tab=settings' },
    { name: 'the security', at: '/profile?tab=security' },
    {
      name: 'the owner being asked',
      at: '/profile?tab=security',
      open: toDialog('Включить'),
      of: 'client/owner-dialog',
    },
    {
      name: 'the account’s deletion',
      at: '/profile?tab=security',
      open: toDialog('Удалить аккаунт'),
      of: 'client/deletion-dialog',
    },
    { name: 'letters that are to end', at: '/letters' },
    { name: 'the tasks of the demo', at: '/mobile-demo?tab=tasks', open: says('Отчёт') },
    {
      name: 'a task of the demo',
      at: '/mobile-demo?tab=tasks',
      open: toDialog('Отчёт'),
      of: 'phone-demo/client/task-detail',
    },
    {
      name: 'a new task of the demo',
      at: '/mobile-demo',
      open: toDialog('Создать задачу'),
      of: 'phone-demo/client/create-task',
    },
    { name: 'the assistant of the demo', at: '/mobile-demo', open: toDialog('Открыть ИИ-чат') },
  ],
};

const demo = (tab: string) => ({ name: `the demo’s ${tab}`, at: `/mobile-demo?tab=${tab}` });

/** Where a visitor comes. */
export const OUTSIDE: Walk['places'] = [
  { name: 'the landing page', at: '/' },
  { name: 'the login page', at: '/login' },
  { name: 'a new account', at: '/login#register' },
  { name: 'a page that does not exist', at: '/net-takoy' },
  ...['home', 'tasks', 'focus', 'habits', 'profile'].map(demo),
  {
    name: 'the demo’s door',
    at: '/mobile-demo',
    open: toDialog('Создать задачу'),
    of: 'client/auth-dialog',
  },
];
