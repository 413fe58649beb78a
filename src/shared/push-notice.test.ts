import { expect, it } from 'vitest';
import { type PushNotice, shownOf } from './push-notice.ts';

it('a notice is shown in Russian with the icon of the product, and keeps all of itself', () => {
  const notice: PushNotice = {
    kind: 'test',
    id: 'device',
    title: 'Проверка связи',
    body: 'Работает.',
    url: '/',
    actions: [{ action: 'done', title: 'Готово' }],
    tag: 'test:device',
    at: 1000,
  };
  expect(shownOf(notice)).toEqual({
    body: 'Работает.',
    tag: 'test:device',
    actions: notice.actions,
    data: notice,
    lang: 'ru',
    icon: '/icons/icon-192.png',
  });
});
