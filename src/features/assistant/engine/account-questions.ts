import { namedAll } from '#shared/russian/naming.ts';
import { counted, type PluralForms } from '#shared/russian/plural.ts';
import { outcome } from './concluding.ts';
import { type Environment, tasksWith } from './environment.ts';
import type { KnownProject, Outcome } from './model.ts';
import { namedAt } from './project-slot.ts';
import type { Message, Term } from './terms.ts';
import { quote } from './wording.ts';

const PROJECTS: PluralForms = ['проект', 'проекта', 'проектов'];
const ASKS =
  /^(?:какие|каких|какой|что|сколько|покажи|показать|перечисли|назови|выведи|список|есть|мои|все|проекты|разделы|теги|метки)(?:те)?$/;
const AHEAD = /^(?:пожалуйста|а|ну|и|так|скажи|подскажи|напомни|мне|дай)$/;
const PROJECT = /^проект(?:ы|ов|ах|а|е)?$/;
const SEVERAL = /^проект(?:ы|ов|ах)$/;
const HEADING = /^(?:раздел(?:ы|ов|а)?|заголовк(?:и|ов))$/;
const TAG = /^(?:т[еэ]г(?:и|ов)|метки|меток)$/;
const ARCHIVE = /^архив(?:е|а|ные|ных)?$/;
const PLAIN =
  /^(?:мои|моих|у|меня|нас|есть|ли|все|всех|всего|сейчас|там|вообще|лежит|лежат|в|во|из|открыты(?:е|х)|активны(?:е|х)|что|какие|сколько|список)$/;

const openOf = ({ id }: KnownProject, env: Environment) =>
  tasksWith(env, 'active').filter(({ projectId }) => projectId === id).length;

/** «какие у меня проекты», «что в архиве». */
function projectsAsked(terms: readonly Term[], env: Environment): Outcome | null {
  const archived = terms.some(({ word }) => ARCHIVE.test(word));
  const isAll = terms.every(
    ({ word }) => PROJECT.test(word) || ARCHIVE.test(word) || PLAIN.test(word) || ASKS.test(word),
  );
  if (!isAll || !(archived || terms.some(({ word }) => PROJECT.test(word)))) return null;
  if (archived) {
    const { archivedProjects = [] } = env.view;
    if (archivedProjects.length === 0) return outcome('В\u00a0архиве нет проектов.');
    return outcome(
      `В\u00a0архиве ${counted(archivedProjects.length, PROJECTS)}: ${namedAll(archivedProjects.map(({ name }) => name))}.`,
    );
  }
  const { projects } = env.view;
  if (projects.length === 0) return outcome('Проектов пока нет. Скажите «создай проект …», и\u00a0он появится.');
  const told = projects.map((project) => {
    const open = openOf(project, env);
    return `• ${project.name}${open > 0 ? ` — открытых задач: ${open}` : ''}`;
  });
  return outcome(`У вас ${counted(projects.length, PROJECTS)}:\n${told.join('\n')}`);
}

/** «какие разделы в проекте Ремонт»; of all projects that have some where none is named. */
function headingsAsked(terms: readonly Term[], { view }: Environment): Outcome | null {
  const noun = terms.findIndex(({ word }) => PROJECT.test(word));
  let at = noun + 1;
  while (noun >= 0 && terms[at]?.kind === 'mark') at++;
  const known = noun < 0 ? null : namedAt(terms, at, view.projects);
  const rest = terms.filter((_, place) => !known || place < noun || place >= known.next);
  const isAll = rest.every(
    ({ word, kind }) =>
      kind === 'mark' || SEVERAL.test(word) || HEADING.test(word) || PLAIN.test(word) || ASKS.test(word),
  );
  if (!isAll) return null;
  const projects = known ? [known.item] : view.projects;
  const told = projects.flatMap(({ id, name }) => {
    const own = (view.headings ?? []).filter(({ projectId }) => projectId === id);
    return own.length > 0 ? [`Разделы проекта ${quote(name)}: ${namedAll(own.map((one) => one.name))}.`] : [];
  });
  if (told.length > 0) return outcome(told.join('\n'));
  return outcome(
    known ? `В\u00a0проекте ${quote(known.item.name)} разделов нет.` : 'Разделов нет ни в\u00a0одном проекте.',
  );
}

/** «какие у меня теги»: those of open tasks, the most used first. */
function tagsAsked(terms: readonly Term[], env: Environment): Outcome | null {
  if (!terms.every(({ word }) => TAG.test(word) || PLAIN.test(word) || ASKS.test(word))) return null;
  const counts = new Map<string, number>();
  for (const { tags } of tasksWith(env, 'active')) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  if (counts.size === 0) return outcome('У\u00a0открытых задач нет тегов.');
  const told = [...counts].toSorted(([, one], [, other]) => other - one).map(([tag, count]) => `• ${tag} — ${count}`);
  return outcome(`Теги открытых задач:\n${told.join('\n')}`);
}

/** What is asked of projects, headings and tags, not of the tasks in them; null for anything else. */
export function accountQuestion({ terms }: Message, env: Environment): Outcome | null {
  const open = terms.filter(
    ({ text, quote: quoted, word }) => quoted > 0 || !(/^[?!.]$/.test(text) || AHEAD.test(word)),
  );
  const [first] = open;
  if (!first || first.quote > 0 || !ASKS.test(first.word)) return null;
  const names = (noun: RegExp) => open.some(({ word, quote: quoted }) => !quoted && noun.test(word));
  if (names(TAG)) return tagsAsked(open, env);
  return names(HEADING) ? headingsAsked(open, env) : projectsAsked(open, env);
}
