import { isInfinitive } from '#shared/russian/verbs.ts';
import type { Environment } from './environment.ts';
import { namedAt, type ProjectSlot } from './project-slot.ts';
import { isWord, quotation, type Term, take } from './terms.ts';
import { MODAL, NOISE, TASK_NOUN } from './words.ts';

/** «добавь в работу задачу …», «в дом закинь …»: a project's name alone, next to the command. */
export function takePlace(terms: readonly Term[], head: number, env: Environment): ProjectSlot | null {
  const first = terms.findIndex((term) => isWord(term) && !NOISE.test(term.word));
  const noun = terms.findIndex((term) => TASK_NOUN.test(term.word) && !term.quote);
  const places = [head + 1, first, noun + 1].filter((place) => /^(?:в|во|по)$/.test(terms[place]?.word ?? ''));
  for (const at of places) {
    const place = placeAt(terms, at, head, env);
    if (place) return place;
  }
  return null;
}

function placeAt(terms: readonly Term[], at: number, head: number, env: Environment): ProjectSlot | null {
  const quoted = quotation(terms, at + 1, env.text);
  const known = namedAt(terms, quoted ? at + 2 : at + 1, env.view.projects);
  const end = quoted?.next ?? known?.next ?? 0;
  const next = terms[end];
  if (!known || !next) return null;
  // «по работе надо подготовить смету».
  const verb = MODAL.test(next.word) ? terms[end + 1] : next;
  const opens = (terms[at]!.word === 'по' || quoted !== null) && isInfinitive(verb?.word ?? '');
  const named = /^(?:не)?(?:срочн|важн|нов)\p{L}+$/u.test(next.word) ? terms[end + 1] : next;
  if (!(TASK_NOUN.test(named?.word ?? '') || next.text === ':' || end === head || opens)) return null;
  take(terms, at, end);
  return { project: known.item, name: known.item.name };
}
