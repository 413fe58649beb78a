import { describe, expect, it } from 'vitest';
import { infinitiveOfFuture } from './future.ts';

describe('the first person of the future', () => {
  it.each([
    ['куплю', 'купить'],
    ['купим', 'купить'],
    ['схожу', 'сходить'],
    ['разберу', 'разобрать'],
    ['поедем', 'поехать'],
    ['испечем', 'испечь'],
    ['встретимся', 'встретиться'],
    ['прочитаю', 'прочитать'],
    ['забронирую', 'забронировать'],
    ['отчитаюсь', 'отчитаться'],
    ['сошьем', 'сшить'],
    ['разолью', 'разлить'],
    ['разотру', 'растереть'],
    ['подожду', 'подождать'],
  ])('«%s» promises to «%s»', (form, infinitive) => {
    expect(infinitiveOfFuture(form)).toBe(infinitive);
  });

  it.each(['встречу', 'задачу', 'мою', 'еду', 'соседу', 'прием', 'случаю', 'трамваем', 'новую', 'неделю', 'сушу'])(
    '«%s» is no such verb',
    (word) => {
      expect(infinitiveOfFuture(word)).toBeNull();
    },
  );
});
