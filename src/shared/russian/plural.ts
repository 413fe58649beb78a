export type PluralForms = readonly [one: string, few: string, many: string];

const rules = new Intl.PluralRules('ru');

/** The form of a noun after `count`: 1, 21 задача; 2–4, 22, 2,5 задачи; 0, 5–20, 25 задач. */
export function plural(count: number, [one, few, many]: PluralForms): string {
  const category = rules.select(Math.abs(count));
  return category === 'one' ? one : category === 'many' ? many : few;
}

/** The number and its noun, held together by a non-breaking space. */
export function counted(count: number, forms: PluralForms): string {
  return `${count}\u00a0${plural(count, forms)}`;
}
