import { describe, expect, it } from 'vitest';
import { AppError, badRequest, conflict, notFound, unauthorized } from './errors.ts';

describe('a refusal', () => {
  it.each([
    ['of bad input', badRequest('Слишком длинно'), 400, 'validation', 'Слишком длинно'],
    ['of what is not there', notFound('Нет такой задачи'), 404, 'not_found', 'Нет такой задачи'],
    ['of what cannot be any more', conflict('Уже есть'), 409, 'conflict', 'Уже есть'],
    ['of somebody without a session', unauthorized(), 401, 'unauthorized', 'Unauthorized'],
  ])('%s has its status, code and words, and speaks of no field', (_, refusal, status, code, message) => {
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ status, code, message });
    expect(refusal.issues).toBeUndefined();
  });

  it.each([
    ['bad input', badRequest],
    ['what cannot be any more', conflict],
  ])('of %s names the field that it is about', (_, refuse) => {
    expect(refuse('Уже есть', 'name').issues).toEqual([{ path: 'name', message: 'Уже есть' }]);
  });

  it('is told from other errors by its name, in a log as well', () => {
    expect(String(new AppError(418, 'teapot', 'Чайник'))).toBe('AppError: Чайник');
  });
});
