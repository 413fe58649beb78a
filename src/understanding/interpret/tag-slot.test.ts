import { describe, expect, it } from 'vitest';
import { hear } from '../hear/words.ts';
import type { KnownTask, Meant } from '../model.ts';
import type { Label, Part } from '../read/labels.ts';
import { nodeDictionary } from '../server/node-dictionary.ts';
import { tagChangeOf, tagsOfNew } from './tag-slot.ts';

const task = (id: string, tags: string[]): KnownTask => ({
  ...{ id, title: id, status: 'active', dueDate: null, priority: 'medium', projectId: null, createdAt: 0 },
  tags,
});
const tasks = [task('отчёт', ['срочно', 'дом']), task('краска', []), task('другая', ['бумаги', 'летний дом', 'печь'])];
const dictionary = nodeDictionary();

/** A message whose parts stand in braces: «{cmd повесь} {tag срочно}». */
function said(marked: string) {
  const parts: Part[] = [];
  let text = '';
  for (const piece of marked.split(/(\{[^}]+\})/)) {
    const [, label, words] = /^\{(\S+) (.+)\}$/.exec(piece) ?? [];
    const from = hear(text, dictionary).length;
    text += words ?? piece;
    if (label) parts.push({ label: label as Label, from, to: hear(text, dictionary).length });
  }
  const words = hear(text, dictionary);
  return { clause: { from: 0, to: words.length, parts }, in: { text, words, dictionary, account: { tasks } } };
}

const changed = (marked: string, ...ids: string[]) => {
  const meant: Meant = { kind: 'these', ids, sure: true };
  const message = said(marked);
  return tagChangeOf(message.clause, meant, message.in);
};

describe('the tags of a new task', () => {
  it.each([
    ['{tag под срочно}', ['срочно']],
    ['{tag под тегом дом}', ['дом']],
    ['{tag в бумаги}', ['бумаги']],
    ['{tag к бумагам}', ['бумаги']],
    ['{tag с меткой «летний дом»}', ['летний дом']],
    ['{tag в летнем доме}', ['летний дом']],
    ['{tag #дом #k8s}', ['дом', 'k8s']],
    ['{tag теги дом и дача}', ['дом', 'дача']],
    ['{tag закупка, малярка метки}', ['закупка', 'малярка']],
    ['{tag под весну}', ['весна']],
    ['это {tag весна}', ['весна']],
    ['{tag тег поле}', ['поле']],
    ['{tag на каждую #дом}', ['дом']],
    ['{tag русская печь}', ['русская печь']],
    ['в {tag почту}', ['почта']],
    ['{tag как «видео» и «контент»}', ['видео', 'контент']],
    ['{tag метка тоже дом}', ['дом']],
    ['{tag то о чём мы говорили с мамой}', []],
  ])('«%s»: %j', (marked, names) => {
    const { clause, in: around } = said(marked);
    expect(tagsOfNew(clause.parts, around)).toEqual(names);
  });
});

describe('the tags of a task that there is', () => {
  it.each([
    ['{cmd повесь} {tag дачу} на отчёт', { put: ['дача'] }],
    ['{cmd сними} с него {tag дом}', { take: ['дом'] }],
    ['отчёт {tag срочно} {cmd убери}', { take: ['срочно'] }],
    ['{tag дом} с отчёта {cmd сколупни}', { take: ['дом'] }],
    ['{cmd скинь} с него {tag дом}', { take: ['дом'] }],
    ['отчёт {tag дача}', { put: ['дача'] }],
    ['{tag #дом} {cmd снять}, {tag #дача} {cmd дать}', { put: ['дача'], take: ['дом'] }],
    ['{tag -дом} {tag +дача}', { put: ['дача'], take: ['дом'] }],
    ['{cmd оставь} только {tag дом}', { take: ['срочно'] }],
    ['{cmd оставь} один тег: {tag дача}', { put: ['дача'], take: ['срочно', 'дом'] }],
    ['вместо {old дома} {tag дача}', { put: ['дача'], take: ['дом'] }],
    ['{cmd смени} {old дом} на {tag дачу}', { put: ['дача'], take: ['дом'] }],
    ['{cmd смени} {old бумаги} на {tag дачу}', { put: ['дача'] }],
    ['задаче {old с тегом дом} {cmd повесь} {tag дачу}', { put: ['дача'] }],
    ['{cmd сделай} {tag без тегов}', { take: ['срочно', 'дом'] }],
    ['{cmd сотри} {tag теги все}', { take: ['срочно', 'дом'] }],
    ['всё {tag с тегом дом} {cmd перенеси} {when на завтра}', { put: ['дом'] }],
    ['{cmd перенеси} {when на завтра}', null],
  ])('«%s»: %j', (marked, change) => {
    expect(changed(marked, 'отчёт')).toEqual(change);
  });

  it('of several are taken from those that have them', () => {
    expect(changed('{cmd сними} {tag все метки}', 'отчёт', 'другая')?.take).toEqual([
      ...['срочно', 'дом', 'бумаги', 'летний дом', 'печь'],
    ]);
  });
});
