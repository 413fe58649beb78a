import { describe, expect, it } from 'vitest';
import {
  awaitsWord,
  joinedWords,
  RECORDING_MAX_BYTES,
  recordingEnding,
  SPOKEN_MAX,
  spokenPart,
  type Trouble,
  troubleOf,
} from './rules.ts';

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
  ['audio/ogg ; codecs=opus', 'ogg'],
  ['AUDIO/MP4', 'mp4'],
  ['audio/mpeg', 'mp3'],
  ['audio/wav', 'wav'],
  ['audio/x-wav', 'wav'],
  ['audio/wave', 'wav'],
  ['audio/midi', undefined],
  ['video/webm', undefined],
  ['', undefined],
])('a recording as «%s» is called .%s', (mediaType, ending) => {
  expect(recordingEnding(mediaType)).toBe(ending);
});

it('a recording may have five megabytes', () => {
  expect(RECORDING_MAX_BYTES).toBe(5_242_880);
});

it.each<[string, Trouble]>([
  // A recogniser's codes.
  ['not-allowed', 'denied'],
  ['service-not-allowed', 'denied'],
  ['audio-capture', 'no-microphone'],
  ['no-speech', 'no-speech'],
  ['network', 'network'],
  ['language-not-supported', 'language'],
  ['bad-grammar', 'failed'],
  // A microphone's.
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'no-microphone'],
  ['NotReadableError', 'no-microphone'],
  ['AbortError', 'failed'],
])('the browser’s «%s» means: %s', (error, trouble) => {
  expect(troubleOf(error)).toBe(trouble);
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
  ['Какую из двух? \n', { action: null }, true],
  ['Что дальше? Отдыхайте.', { action: null }, false],
  ['Дел нет.', { action: null }, false],
  ['Задача создана.', { action: 'tasks_create' }, true],
  ['Ответьте «первое», «второе» или «нет».', { action: null, proposals: [{}, {}] }, true],
  ['Сегодня дел нет.', { action: null, proposals: [] }, false],
])('«%s» (%j) awaits a word: %s', (answer, told, awaits) => {
  expect(awaitsWord(answer, told)).toBe(awaits);
});
