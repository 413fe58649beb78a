import { describe, expect, it } from 'vitest';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { speaksOfLetters } from './letter-deeds.ts';
import { EMPTY_CONTEXT, type View } from './model.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');

function say(text: string, letters: View['letters'] = 'ready') {
  const account = new Account(NOW);
  account.add({ title: 'Отчёт по продажам', status: 'active' });
  account.add({ title: 'План на квартал', status: 'active' });
  const view = { ...account.view, ...(speaksOfLetters(text) && { letters }) };
  return productEngine(text, view, NOW, 'Europe/Moscow', EMPTY_CONTEXT);
}

describe('letters', () => {
  it.each([
    ['присылай план дня на почту в 8', { planLetterAt: '08:00' }, 'План дня буду присылать письмом в 08:00.'],
    [
      'присылай мне план на день письмом каждое утро в 7:30',
      { planLetterAt: '07:30' },
      'План дня буду присылать письмом в 07:30.',
    ],
    ['Включи письма с планом дня', { planLetterAt: '08:00' }, 'План дня буду присылать письмом в 08:00.'],
    [
      'шли вечерний отчёт на почту в 9 вечера',
      { reportLetterAt: '21:00' },
      'Вечерний отчёт буду присылать письмом в 21:00.',
    ],
    [
      'хочу получать итоги дня по почте в 22',
      { reportLetterAt: '22:00' },
      'Вечерний отчёт буду присылать письмом в 22:00.',
    ],
    ['присылай напоминания и на почту', { reminderLetters: true }, 'Напоминания о задачах буду присылать и письмом.'],
    [
      'присылай напоминания о привычках письмом',
      { habitLetters: true },
      'Напоминания о привычках буду присылать и письмом.',
    ],
    ['не присылай план дня на почту', { planLetterAt: null }, 'План дня письмом больше не приходит.'],
    ['отключи письма с вечерним отчётом', { reportLetterAt: null }, 'Вечерний отчёт письмом больше не приходит.'],
    ['отключи письма с отчётом', { reportLetterAt: null }, 'Вечерний отчёт письмом больше не приходит.'],
    [
      'больше не присылай напоминания на почту',
      { reminderLetters: false },
      'Напоминания о задачах письмом больше не приходят.',
    ],
    [
      'присылай вечерний отчёт письмом в 9',
      { reportLetterAt: '21:00' },
      'Вечерний отчёт буду присылать письмом в 21:00.',
    ],
  ])('«%s»', (text, change, reply) => {
    const said = say(text);
    expect(said.actions).toEqual([]);
    expect(said.beside).toEqual(change && { kind: 'change letters', change });
    if (change) expect(said.reply).toBe(reply);
  });

  it('are promised by nobody who can send none, and say what is missing where the address is not confirmed', () => {
    const none = say('присылай план дня на почту', 'none');
    expect([none.beside, none.reply]).toEqual([undefined, expect.stringContaining('настраивает администратор')]);
    const unconfirmed = say('присылай план дня на почту', 'unconfirmed');
    expect(unconfirmed.beside).toBeDefined();
    expect(unconfirmed.reply).toContain('подтвердите адрес');
    expect(say('не присылай план дня на почту', 'none').beside).toBeDefined();
  });

  it.each([
    'отправь письмо с отчётом Оле',
    'добавь отправить план на почту',
    'напиши письмо о плане',
    'присылай отчёт в 9',
    'проверь почту завтра в 9',
  ])('are not meant by «%s»', (text) => expect(say(text).beside).toBeUndefined());
});
