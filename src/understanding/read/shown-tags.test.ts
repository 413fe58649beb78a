import { expect, it } from 'vitest';
import { hear } from '../hear/words.ts';
import type { KnownTask } from '../model.ts';
import { nodeDictionary } from '../server/node-dictionary.ts';
import { TAGS } from './labels.ts';
import { labelsOfShown } from './shown-tags.ts';
import { tagsSeen } from './tag-sight.ts';

const dictionary = nodeDictionary();
const tasks: KnownTask[] = [
  {
    ...{ id: '1', title: 'Вымыть окна', status: 'active', dueDate: null, priority: 'medium', projectId: null },
    ...{ tags: ['дом'], createdAt: 0 },
  },
];

/** The words that may not have any label, and what may begin at each. */
function bound(text: string) {
  const words = hear(text, dictionary);
  const only = labelsOfShown({ words, tagged: tagsSeen(words, { tasks }, [], dictionary) });
  return words.flatMap((word, at) => {
    const labels = only[at] && TAGS.filter((label, number) => only[at]!.has(number) && label.startsWith('B-'));
    return labels ? [`${word.text}: ${labels.map((label) => label.slice(2)).join(' ')}`] : [];
  });
}

const SIGNED = 'ref old tag ask';

it.each([
  ['окна #дом', [`#: ${SIGNED}`, `дом: ${SIGNED}`]],
  ['окна #дом#k8s', ['#', 'дом', '#', 'k', '8', 's'].map((word) => `${word}: ${SIGNED}`)],
  ['окна # дом', []],
  ['книга C#дом', []],
  ['заказ #12', []],
  ['назвать «хит #дом»', []],
  ['окна с тегом дом', ['дом: old tag void']],
  ['окна с тегом сад', []],
])('of «%s» these words may have: %j', (text, words) => {
  expect(bound(text)).toEqual(words);
});
