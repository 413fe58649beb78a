import { expect, it } from 'vitest';
import { photoProblem } from './photo-problem.ts';

const MEGABYTE = 1024 * 1024;
const FORMAT = 'Подойдёт фото в формате JPEG, PNG или WebP';

it.each([
  ['image/jpeg', 1, undefined],
  ['image/png', 5 * MEGABYTE, undefined],
  ['image/webp', 5 * MEGABYTE + 1, 'Размер файла не должен превышать 5 МБ'],
  ['image/gif', 1, FORMAT],
  ['application/pdf', 1, FORMAT],
  ['', 1, FORMAT],
])('a photo of type «%s» with %i bytes', (type, size, problem) => {
  expect(photoProblem({ type, size })).toBe(problem);
});
