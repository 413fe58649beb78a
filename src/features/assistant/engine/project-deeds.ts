import { saidBy } from './answering.ts';
import { outcome } from './concluding.ts';
import { type Environment, tasksWith } from './environment.ts';
import type { Named, Outcome } from './model.ts';
import { takeProject } from './project-slot.ts';
import type { Message } from './terms.ts';
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

/** «архивируй проект Ремонт», «верни проект Ремонт»; null where it is about no project of that name. */
export function projectDeed(message: Message, env: Environment): Outcome | null {
  const said = saidBy(message.terms.filter(({ word }) => word !== 'пожалуйста'));
  const { projects, archivedProjects = [] } = env.view;
  if (TO_ARCHIVE.test(said)) {
    const project = named(message, projects);
    if (project) return archive(project, env);
    const there = named(message, archivedProjects);
    if (there) return outcome(`Проект ${quote(there.name)} и\u00a0так в\u00a0архиве.`);
    return outcome('Не нашёл такого проекта. Назовите его так, как он называется в списке.');
  }
  if (!OUT_OF_ARCHIVE.test(said)) return null;
  const project = named(message, archivedProjects);
  return (
    project &&
    outcome(`Проект ${quote(project.name)} снова открыт.`, { beside: { kind: 'bring back project', id: project.id } })
  );
}
