import { expect, it } from 'vitest';
import { type UnsentTag, withUnsentTag } from './unsent.ts';

const tag = (name: string) => ({ id: name, name, color: '#000000' });
const tags = ['банк', 'дом'].map(tag);

it.each<[UnsentTag, string[]]>([
  [{ deed: 'change', id: 'банк', change: { name: 'сад' } }, ['дом', 'сад']],
  [{ deed: 'change', id: 'дом', change: { name: 'Банк' } }, ['банк']],
  [{ deed: 'change', id: 'дом', change: { name: 'ДОМ' } }, ['банк', 'ДОМ']],
  [{ deed: 'change', id: 'дом', change: { color: '#ffffff' } }, ['банк', 'дом']],
  [{ deed: 'delete', id: 'дом' }, ['банк']],
  [{ deed: 'put-back', tag: tag('врач') }, ['банк', 'врач', 'дом']],
])('%j leaves %j', (unsent, names) => {
  const once = withUnsentTag(tags, unsent);
  expect(once.map(({ name }) => name)).toEqual(names);
  expect(withUnsentTag(once, unsent)).toEqual(once);
});
