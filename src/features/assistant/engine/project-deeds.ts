import { NAME_MAX } from '#features/projects/rules.ts';
import { namedAll } from '#shared/russian/naming.ts';
import { saidBy } from './answering.ts';
import { outcome } from './concluding.ts';
import { type Environment, tasksWith } from './environment.ts';
import type { Named, Outcome } from './model.ts';
import { namedAt, takeProject } from './project-slot.ts';
import { type Message, readMessage } from './terms.ts';
import { quote } from './wording.ts';

const PLEASE = '(?:(?:пожалуйста|давай|а|ну|и|так|теперь|можешь) )*';
const PROJECT = '(?:весь |наш |мой |этот )?проект(?: |$)';
const TO_ARCHIVE = new RegExp(
  `^${PLEASE}(?:(?:за)?архивируй(?:те)? ${PROJECT}|(?:убери|отправь|перенеси|перемести|положи|спрячь|сдай)(?:те)? (?:в архив ${PROJECT}|${PROJECT}.* в архив(?: |$)))`,
  'u',
);
const OUT_OF_ARCHIVE = new RegExp(
  `^${PLEASE}(?:(?:разархивируй|верни|восстанови)(?:те)? (?:из архива )?${PROJECT}|(?:достань|вытащи|подними|забери)(?:те)? (?:из архива ${PROJECT}|${PROJECT}.* из архива(?: |$)))`,
  'u',
);

const EXAMPLE = '(?:из|по|с) (?:шаблон|образц|пример)(?:а|у|ом)?';
const BY_EXAMPLE = new RegExp(
  `^${PLEASE}(?:(?:сделай|создай|заведи|начни|добавь|собери)(?:те)? (?:мне )?)?(?:новый )?проект ${EXAMPLE}(?: |$)`,
  'u',
);
const COPIES = new RegExp(`^${PLEASE}(?:скопируй|продублируй|дублируй|клонируй)(?:те)? ${PROJECT}`, 'u');
const AS_EXAMPLE = new RegExp(
  `^${PLEASE}(?:(?:сохрани|запомни|оставь|используй)(?:те)? ${PROJECT}.*(?:как|в качестве) (?:шаблон|образец|пример)|сделай(?:те)? (?:(?:шаблон|образец) из проекта |${PROJECT}.* (?:шаблоном|образцом)(?: |$)))`,
  'u',
);
/** Leads to a name of one's own for what is made. */
const CALLED = /[\s,](?:под названием|(?:и )?назови (?:его )?|с названием|с именем)\s*/iu;

/** The project of some that a message names behind the word. */
function named({ terms, text }: Message, projects: readonly Named[]): Named | null {
  const copies = terms.map((term) => ({ ...term, taken: term.taken || /^(?:из|в|архива?)$/.test(term.word) }));
  return takeProject(copies, text, projects)?.project ?? null;
}

function archive(project: Named, env: Environment): Outcome {
  const open = tasksWith(env, 'active').filter(({ projectId }) => projectId === project.id).length;
  const kept = open > 0 ? ` Открытые задачи остались в\u00a0списке: ${open}.` : '';
  return outcome(`Проект ${quote(project.name)} теперь в\u00a0архиве.${kept}`, {
    beside: { kind: 'archive project', id: project.id },
  });
}

const NOTHING_NAMED = new RegExp(`^${PLEASE}[^ ]+ (?:из архива )?проект(?: из архива)?$`, 'u');

/** «верни проект из архива», where there is one. */
const onlyOne = (said: string, projects: readonly Named[]): Named | null =>
  NOTHING_NAMED.test(said) && projects.length === 1 ? projects[0]! : null;

/** A project whose name follows on words that lead to it. */
function behind({ terms }: Message, lead: RegExp, projects: readonly Named[]): Named | null {
  const at = terms.findLastIndex(({ word, quote: quoted }) => !quoted && lead.test(word)) + 1;
  const start = terms
    .slice(at)
    .findIndex(({ kind, word }) => kind !== 'mark' && word !== 'проект' && word !== 'проекта');
  return at > 0 && start >= 0 ? (namedAt(terms, at + start, projects)?.item ?? null) : null;
}

const UNKNOWN = 'Не нашёл такого проекта. Назовите его так, как он называется в списке.';
/** More are copied on the page, which shows what becomes of them. */
const COPIED_MAX = 100;

/** A project after the example of another, by the name that is said, or as its copy. */
function copied(message: Message, env: Environment): Outcome {
  const { projects, archivedProjects = [] } = env.view;
  const [said = '', called] = message.text.split(CALLED);
  const asked = { text: said, terms: readMessage(said).terms };
  const all = [...projects, ...archivedProjects];
  const example = behind(asked, /^(?:шаблон|образц|пример|проект)(?:а|у|ом)?$/, all);
  if (!example) return outcome(UNKNOWN);
  const name = called
    ?.trim()
    .replace(/^[«"„“]|[»"“”.!]{1,5}$/gu, '')
    .trim();
  const open = tasksWith(env, 'active').filter(({ projectId }) => projectId === example.id).length;
  if (open > COPIED_MAX)
    return outcome(
      `В\u00a0проекте ${quote(example.name)} открытых задач ${open}: повторите его на странице «Проекты», в\u00a0меню проекта.`,
    );
  const made = name || `${example.name} — копия`;
  if (made.length > NAME_MAX) return outcome(`Название проекта не длиннее ${NAME_MAX} знаков.`);
  return outcome(
    `Создал проект ${quote(made)} по\u00a0образцу ${quote(example.name)}.${open > 0 ? ` Открытых задач в\u00a0нём: ${open}.` : ''}`,
    { beside: { kind: 'copy project', id: example.id, name: made } },
  );
}

/** «архивируй проект Ремонт», «верни проект Ремонт», «сделай проект по образцу Переезд»; null where it is about no project of that name. */
export function projectDeed(message: Message, env: Environment): Outcome | null {
  const said = saidBy(message.terms.filter(({ word }) => word !== 'пожалуйста'));
  const { projects, archivedProjects = [] } = env.view;
  if (TO_ARCHIVE.test(said)) {
    const project = named(message, projects);
    if (project) return archive(project, env);
    const there = named(message, archivedProjects);
    if (there) return outcome(`Проект ${quote(there.name)} и\u00a0так в\u00a0архиве.`);
    return outcome(UNKNOWN);
  }
  if (AS_EXAMPLE.test(said)) {
    const project = named(message, [...projects, ...archivedProjects]);
    return outcome(
      project
        ? `Любой проект — уже образец. Скажите «создай проект по\u00a0образцу ${project.name}», и\u00a0я\u00a0повторю его разделы и\u00a0открытые задачи.`
        : UNKNOWN,
    );
  }
  if (BY_EXAMPLE.test(said) || COPIES.test(said)) return copied(message, env);
  if (!OUT_OF_ARCHIVE.test(said)) return null;
  const project = named(message, archivedProjects) ?? onlyOne(said, archivedProjects);
  if (!project && NOTHING_NAMED.test(said))
    return outcome(
      archivedProjects.length === 0
        ? 'В\u00a0архиве нет проектов.'
        : `Какой проект вернуть: ${namedAll(archivedProjects.map(({ name }) => name))}?`,
    );
  return (
    project &&
    outcome(`Проект ${quote(project.name)} снова открыт.`, { beside: { kind: 'bring back project', id: project.id } })
  );
}
