import { isBlank } from '#shared/characters.ts';
import { capitalize } from '#shared/russian/text.ts';
import { beginning } from '#shared/shorten.ts';
import type { Clause } from './clause.ts';
import type { Environment } from './environment.ts';
import type { Step } from './model.ts';
import { isWord, plainName, quotation } from './terms.ts';
import { coreOf, finished, textOf } from './titles.ts';
import { TASK_NOUN } from './words.ts';

/** A project to make, or one of that name that there is. */
type ProjectMaking = { kind: 'steps'; steps: Step[]; deed: 'create' } | { kind: 'known-project'; name: string };

/** «создай проект «Отпуск»»: a quotation, a capital or «новый» marks the name of a project. */
export function readProjectMaking(clause: Clause, env: Environment): ProjectMaking | null {
  const { terms, head } = clause;
  if (!head || !/^(?:add|make)$/.test(head.verb)) return null;
  const noun = terms.findIndex((term) => term.word === 'проект' && !term.quote);
  const before = terms.slice(head.at + 1, noun);
  if (
    noun < 0 ||
    before.some((term) => isWord(term) && !/^(?:мне|новый|еще|один|пожалуйста)$/.test(term.word)) ||
    terms.some((term) => TASK_NOUN.test(term.word) && !term.quote)
  )
    return null;
  const from = terms.findIndex(
    (term, at) => at > noun && !/^[:—–-]$/.test(term.text) && !/^(?:под|названием|с)$/.test(term.word),
  );
  const quoted = quotation(terms, from, env.text);
  const fresh = before.some((term) => term.word === 'новый');
  const rest = terms.slice(from);
  const capital = isWord(rest[0]) && rest[0].text !== rest[0].text.toLowerCase();
  if (from < 0 || (!quoted && !fresh && !capital)) return null;
  const name = beginning(quoted?.inner ?? finished(textOf(coreOf(rest), env.text)), 100);
  if (isBlank(name)) return null;
  const known = env.view.projects.some((project) => plainName(project.name) === plainName(name));
  return known
    ? { kind: 'known-project', name }
    : { kind: 'steps', steps: [{ do: 'project', name: capitalize(name) }], deed: 'create' };
}
