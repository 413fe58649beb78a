import { describe, expect, it } from 'vitest';
import { type Shared, sharedForm, sharedWords } from './shared-text.ts';
import { EMPTY_FORM } from './task-form.ts';

const LINK = 'https://example.test/рецепт?a=1#b';
const shared = (part: Partial<Shared>): Shared => ({ title: '', text: '', url: '', ...part });

describe('what another app shares', () => {
  it.each<[string, Partial<Shared>, string, string]>([
    ['a line', { text: 'Купить молоко завтра' }, 'Купить молоко завтра', ''],
    ['a line among blanks', { text: '  Купить\t молоко \n' }, 'Купить молоко', ''],
    ['some lines', { text: 'Купить молоко\nи хлеб\nи сыр' }, 'Купить молоко', 'и хлеб\nи сыр'],
    ['a page', { title: 'Рецепт', url: LINK }, 'Рецепт', LINK],
    ['a page whose link stands in the text', { title: 'Рецепт', text: LINK }, 'Рецепт', LINK],
    ['a page that is named twice', { title: 'Рецепт', text: `Рецепт ${LINK}`, url: LINK }, 'Рецепт', LINK],
    ['words before a link', { text: `Рецепт борща ${LINK}` }, 'Рецепт борща', LINK],
    ['words around a link', { text: `Прочитать ${LINK} завтра` }, 'Прочитать завтра', LINK],
    ['a quotation with its page', { text: `"Свёкла и\nкапуста"\n ${LINK}` }, 'Свёкла и', `капуста\n${LINK}`],
    [
      'a letter',
      { title: 'Отпуск', text: 'Едем в июле.\nПодробности позже.' },
      'Отпуск',
      'Едем в июле.\nПодробности позже.',
    ],
    ['a link alone', { url: LINK }, '', LINK],
    ['two links', { text: `${LINK} https://example.test/2` }, '', `${LINK}\nhttps://example.test/2`],
    ['a title that is the link', { title: LINK, text: LINK }, '', LINK],
    ['a line that is too long for a title', { text: 'я'.repeat(301) }, 'я'.repeat(301), 'я'.repeat(301)],
    ['nothing', {}, '', ''],
    ['blanks', { title: ' ', text: '\n', url: ' ' }, '', ''],
  ])('%s', (_, part, line, rest) => {
    expect(sharedWords(shared(part))).toEqual({ line, rest });
  });
});

describe('the form', () => {
  const silent = (title: string) => ({
    title,
    priority: null,
    dueDate: null,
    repeat: null,
    projectId: null,
    tags: [],
    chips: [],
  });
  const never = () => {
    throw new Error('a link was read as words');
  };

  it('holds what was read in the line', () => {
    const read = () => ({
      title: 'Позвонить',
      priority: 'high' as const,
      dueDate: '2026-11-24T15:00:00.000Z',
      repeat: null,
      projectId: 'дом',
      tags: [],
      chips: [],
    });
    expect(sharedForm({ line: 'Позвонить завтра в 18 @дом !', rest: LINK }, read, 'Europe/Moscow', String)).toEqual({
      ...EMPTY_FORM,
      title: 'Позвонить',
      description: LINK,
      priority: 'high',
      dueDate: '2026-11-24T18:00',
      projectId: 'дом',
    });
  });

  it('holds the line alone where nothing was read in it', () => {
    expect(sharedForm({ line: 'Молоко', rest: '' }, silent, 'UTC', String)).toEqual({ ...EMPTY_FORM, title: 'Молоко' });
  });

  it('keeps the words where all of them were understood', () => {
    const read = () => ({ ...silent(''), dueDate: '2026-11-24T23:59:00.000Z' });
    expect(sharedForm({ line: 'завтра', rest: '' }, read, 'UTC', String)).toEqual({
      ...EMPTY_FORM,
      title: 'завтра',
      dueDate: '2026-11-24T23:59',
    });
  });

  it('names a task after a link that stands alone, which is not read', () => {
    expect(sharedForm({ line: '', rest: LINK }, never, 'UTC', String)).toEqual({ ...EMPTY_FORM, title: LINK });
    expect(sharedForm({ line: '', rest: `${LINK}\n${LINK}2` }, never, 'UTC', String)).toMatchObject({
      title: LINK,
      description: `${LINK}2`,
    });
  });

  it('cuts what is too long for a field, and keeps a cut title whole beneath', () => {
    const long = `https://example.test/${'a'.repeat(300)}`;
    const form = sharedForm({ line: '', rest: long }, never, 'UTC', String);
    expect([form.title.length, form.title.at(-1), form.description]).toEqual([300, '…', long]);
    const words = sharedForm({ line: 'я'.repeat(400), rest: 'ы'.repeat(20_000) }, silent, 'UTC', String);
    expect([words.title.length, words.description.length]).toEqual([300, 10_000]);
    const links = sharedForm({ line: '', rest: `${LINK}\n`.repeat(400) }, never, 'UTC', String);
    expect(links.description.length).toBe(10_000);
  });

  it('is empty where nothing was shared', () => {
    expect(sharedForm({ line: '', rest: '' }, never, 'UTC', String)).toEqual(EMPTY_FORM);
  });
});
