import { describe, expect, it } from 'vitest';
import { awaitsWord, joinedWords, recordingEnding, SPOKEN_MAX, spokenPart } from './rules.ts';

describe('the part of a text that is spoken', () => {
  it('is the first thousand characters', () => {
    expect(spokenPart('а'.repeat(1500))).toBe('а'.repeat(SPOKEN_MAX));
    expect(spokenPart('коротко')).toBe('коротко');
  });

  it('ends with no half of a sign', () => {
    expect(spokenPart(`${'а'.repeat(SPOKEN_MAX - 1)}😀`)).toBe('а'.repeat(SPOKEN_MAX - 1));
  });
});

it.each([
  ['audio/webm;codecs=opus', 'webm'],
  ['AUDIO/MP4', 'mp4'],
  ['audio/x-wav', 'wav'],
  ['video/webm', undefined],
  ['', undefined],
])('a recording as «%s» is called .%s', (mediaType, ending) => {
  expect(recordingEnding(mediaType)).toBe(ending);
});

it.each<[string[], string]>([
  [['купить', ' молоко'], 'купить молоко'],
  [['купить', 'купить молоко', 'купить молоко завтра'], 'купить молоко завтра'],
  [['Купить молоко', 'купить молоко завтра', ' и хлеб'], 'купить молоко завтра и хлеб'],
  [['', ' '], ''],
])('results %j are «%s»', (results, words) => {
  expect(joinedWords(results)).toBe(words);
});

it.each<[string, Parameters<typeof awaitsWord>[1], boolean]>([
  ['Какую из двух?', { action: null }, true],
  ['Задача создана.', { action: 'tasks_create' }, true],
  ['Ответьте «первое», «второе» или «нет».', { action: null, proposals: [{}, {}] }, true],
  ['Сегодня дел нет.', { action: null, proposals: [] }, false],
])('«%s» (%j) awaits a word: %s', (answer, told, awaits) => {
  expect(awaitsWord(answer, told)).toBe(awaits);
});
