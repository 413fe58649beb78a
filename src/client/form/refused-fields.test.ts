import { expect, it } from 'vitest';
import { HttpError, NetworkError } from '#client/lib/http-error.ts';
import { refusedFields } from './refused-fields.ts';

const FIELDS = ['title', 'days'] as const;
const refusal = (issues?: { path: string; message: string }[]) =>
  new HttpError(400, 'Bad Request', JSON.stringify({ message: 'Нельзя', code: 'validation', issues }));

it.each([
  ['a field', refusal([{ path: 'title', message: 'Пусто' }]), [{ field: 'title', message: 'Пусто' }]],
  ['a part of one', refusal([{ path: 'days.0', message: 'Не день' }]), [{ field: 'days', message: 'Не день' }]],
  [
    'the first word on each',
    refusal([
      { path: 'days', message: 'Не дни' },
      { path: 'title', message: 'Пусто' },
      { path: 'title', message: 'Коротко' },
    ]),
    [
      { field: 'title', message: 'Пусто' },
      { field: 'days', message: 'Не дни' },
    ],
  ],
  ['a field that the form does not have', refusal([{ path: 'titles', message: 'Пусто' }]), []],
  ['no field', refusal(), []],
  ['no answer', new NetworkError(undefined), []],
  ['nothing', null, []],
])('names %s', (_, error, fields) => {
  expect(refusedFields(error, FIELDS)).toEqual(fields);
});
