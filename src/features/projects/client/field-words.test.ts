import { expect, it } from 'vitest';
import { changeWords } from './field-words.ts';

it('a change of a project tells its new name and colour', () => {
  const before = {
    id: 'p',
    name: 'Ремонт',
    color: '#3b82f6',
    folder: null,
    headings: [],
    archivedAt: null,
    returnedAt: null,
    createdAt: '2026-11-20T12:00:00.000Z',
    rank: 'a',
  };
  expect(changeWords({ name: 'Дача', color: '#3b82f6' }, before)).toBe('Изменение проекта: Дача\nНазвание: Дача');
  expect(changeWords({ name: 'Ремонт', color: '#10b981' }, before)).toBe('Изменение проекта: Ремонт\nЦвет: зелёный');
});
