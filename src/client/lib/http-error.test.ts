import { describe, expect, it } from 'vitest';
import {
  HttpError,
  isFault,
  isLimit,
  isOutage,
  isTooMany,
  isUnauthorized,
  NetworkError,
  serverMessage,
} from './http-error.ts';

const refused = (status: number, body: object | string, retryAfter?: number) =>
  new HttpError(status, 'Status', typeof body === 'string' ? body : JSON.stringify(body), retryAfter);

describe('a refusal', () => {
  it('says its status with the body, or with the status’ text where there is none', () => {
    expect(refused(400, '{"message":"Нет"}').message).toBe('400: {"message":"Нет"}');
    expect(refused(502, '').message).toBe('502: Status');
  });

  it.each([
    ['a sentence of ours', refused(400, { message: 'Впишите название' }), 'Впишите название'],
    ['a page of a proxy', refused(502, '<html>Bad gateway</html>'), undefined],
    ['another body', refused(400, { error: 'x' }), undefined],
    ['a list', refused(400, '[1]'), undefined],
    ['null', refused(400, 'null'), undefined],
    ['a dead session', refused(401, { message: 'Unauthorized' }), undefined],
    ['a wrong password', refused(401, { message: 'Неверный пароль' }), 'Неверный пароль'],
    ['no refusal at all', new NetworkError('away'), undefined],
  ])('with %s is shown as %j', (_, error, shown) => {
    expect(serverMessage(error)).toBe(shown);
  });

  it.each([
    ['a dead session', refused(401, { message: 'Unauthorized' }), true],
    ['a dead session, line by line', refused(401, '{\n"message": "Unauthorized"\n}'), true],
    ['a wrong password', refused(401, { message: 'Неверный пароль' }), false],
    ['a text that speaks of 401', new Error('Error 401: Unauthorized'), false],
    ['an absent network', new NetworkError('away'), false],
    ['anything else', 'Unauthorized', false],
  ])('of %s leads to the login: %s', (_, error, unauthorized) => {
    expect(isUnauthorized(error)).toBe(unauthorized);
  });

  it.each([
    ['the server that asks to come back', refused(503, {}, 5), true],
    ['a service behind it', refused(503, { message: 'Синтезатор занят' }), false],
    ['too many calls', refused(429, {}, 5), false],
    ['an absent network', new NetworkError('away'), false],
  ])('by %s is an outage: %s', (_, error, outage) => {
    expect(isOutage(error)).toBe(outage);
  });

  it.each([
    ['the server itself', refused(500, { message: 'Что-то пошло не так' }), true],
    ['a proxy', refused(502, '<html>'), true],
    ['what was asked', refused(499, {}), false],
    ['an absent network', new NetworkError('away'), false],
  ])('by %s is a fault: %s', (_, error, fault) => {
    expect(isFault(error)).toBe(fault);
  });

  it('asks to come back later by its status alone', () => {
    expect([429, 503, 400].map((status) => isTooMany(refused(status, {}, 5)))).toEqual([true, false, false]);
    expect(isTooMany(new NetworkError('away'))).toBe(false);
  });

  it.each([
    ['a full account', refused(409, { code: 'limit_reached', message: 'Задач уже 20 000' }), true],
    ['another conflict', refused(409, { code: 'conflict', message: 'Уже есть' }), false],
    ['a page of a proxy', refused(409, 'limit_reached'), false],
  ])('for %s is a limit: %s', (_, error, limit) => {
    expect(isLimit(error)).toBe(limit);
  });
});
