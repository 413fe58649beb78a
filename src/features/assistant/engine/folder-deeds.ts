import { byFolder, folderKey } from '#features/projects/folders.ts';
import { FOLDER_MAX, NAME_MAX } from '#features/projects/rules.ts';
import { namedAll } from '#shared/russian/naming.ts';
import { capitalize } from '#shared/russian/text.ts';
import { conclude, outcome } from './concluding.ts';
import type { Environment } from './environment.ts';
import type { KnownProject, Named, Outcome } from './model.ts';
import { namedAt } from './project-slot.ts';
import { goesOn, isSign, namedWhole, renaming, typedName, wordOf } from './said-names.ts';
import type { Message, Term } from './terms.ts';
import { quote } from './wording.ts';

const AHEAD = /^(?:пожалуйста|давай|а|ну|и|так|теперь|можешь|мне)$/;
const FOLDER = /^папк(?:а|у|и|е|ой|ами|ах)$|^папок$/;
const PROJECT = /^проект(?:а|у|ом|е|ы|ов|ам|ами|ах)?$/;
const INTO =
  /^(?:полож|помест|перенес|перелож|перемест|убер|добав|закин|слож|сунь|засун|отправ|собер|объедин)(?:и|ите|ь|ьте)?$/;
const OUT = /^(?:убер|вынь|достан|вытащ|забер|вынес|исключ|удал|выкин)(?:и|ите|ь|ьте)?$/;
const ENDS = /^(?:убер|удал|распуст|расформиру|упраздн)(?:и|ите|й|йте)$/;
const RENAMES = /^переименуй(?:те)?$/;
const ASKS = /^(?:какие|какой|что|чего|сколько|покажи|перечисли|список|в)$/;
const OF_FOLDER = /^(?:эту|мою|нашу|новую|новой|моей|нашей|эта|этой)$/;

/** All projects, those of the archive among them. */
const everyProject = ({ view }: Environment): KnownProject[] => [...view.projects, ...(view.archivedProjects ?? [])];

/** Folders as names, each under what tells it from others. */
export const foldersOf = (projects: readonly KnownProject[]): (Named & { projects: KnownProject[] })[] =>
  byFolder(projects.map((project) => ({ ...project, folder: project.folder ?? null }))).flatMap((folder) =>
    folder.name === null ? [] : { id: folder.key, name: folder.name, projects: folder.projects },
  );

/** The projects that terms name one after another; null where they say anything else. */
function projectsIn(terms: readonly Term[], known: readonly KnownProject[]): KnownProject[] | null {
  const found: KnownProject[] = [];
  for (let at = 0; at < terms.length; ) {
    const named = isSign(terms[at]) ? null : namedAt(terms, at, known);
    if (named) found.push(named.item);
    else if (!isSign(terms[at]) && !PROJECT.test(wordOf(terms[at])) && wordOf(terms[at]) !== 'и') return null;
    at = named?.next ?? at + 1;
  }
  return found.length > 0 ? [...new Set(found)] : null;
}

const ALONE = 'Скажите про папку отдельным сообщением: что после неё, я\u00a0принял бы за её название.';

/** As folders and projects are written. */
const typed = (terms: readonly Term[], text: string) => capitalize(typedName(terms, text));

const UNKNOWN = 'Не нашёл такого проекта. Назовите его так, как он называется в\u00a0списке.';
const TOO_LONG = `Название папки не длиннее ${FOLDER_MAX} знаков.`;
const named = (projects: readonly Named[]) =>
  `${projects.length === 1 ? 'Проект' : 'Проекты'} ${namedAll(projects.map(({ name }) => name))}`;
const put = (reply: string, projects: readonly Named[], folder: string | null): Outcome =>
  outcome(reply, { beside: { kind: 'put in folder', ids: projects.map(({ id }) => id), folder } });

/** A message about a folder, parted at the word. */
interface Said {
  terms: readonly Term[];
  text: string;
  /** What stands before the word and what leads to it, as «в» or «из». */
  before: readonly Term[];
  leads: string;
  behind: readonly Term[];
  projects: readonly KnownProject[];
  folders: readonly (Named & { projects: KnownProject[] })[];
}

/** The projects that are meant, and the terms that name the folder, whichever of them is said first. */
function meant({ before, behind, projects }: Said) {
  const at = behind.findIndex((term) => PROJECT.test(wordOf(term)));
  const beside = at >= 0 && !before.some((term) => PROJECT.test(wordOf(term)));
  const [of, folder] = beside ? [behind.slice(at), behind.slice(0, at)] : [before.slice(1), behind];
  return { of, folder, found: projectsIn(of, projects), spoken: of.some((term) => PROJECT.test(wordOf(term))) };
}

/** «положи проект Ремонт в папку Дом». */
function into(said: Said): Outcome | null {
  const { of, folder, found, spoken } = meant(said);
  const known = namedWhole(folder, said.folders);
  const name = known?.name ?? typed(folder, said.text);
  // Without the word it may be a thing and a folder of paper.
  if (name === '' || of.length === 0 || (!spoken && !(known && found))) return null;
  if (!found) return outcome(UNKNOWN);
  if (!known && goesOn(folder)) return outcome(ALONE);
  if (name.length > FOLDER_MAX) return outcome(TOO_LONG);
  const moved = found.filter((project) => folderKey(project.folder ?? '') !== folderKey(name));
  if (moved.length === 0) return outcome(`${named(found)} и\u00a0так в\u00a0папке ${quote(name)}.`);
  return put(`${named(moved)} теперь в\u00a0папке ${quote(name)}.`, moved, name);
}

/** «убери проект Ремонт из папки». */
function out(said: Said): Outcome | null {
  const { found, spoken } = meant(said);
  if (!spoken) return null;
  if (!found) return outcome(UNKNOWN);
  const moved = found.filter(({ folder }) => folder);
  if (moved.length === 0) return outcome(`${named(found)} и\u00a0так без папки.`);
  return put(`${named(moved)} больше не\u00a0в\u00a0папке.`, moved, null);
}

/** «удали папку Дом»: its projects stay. */
function ended(said: Said): Outcome | null {
  const folder = namedWhole(said.behind, said.folders);
  if (!folder) return null;
  const stay = `${named(folder.projects)} ${folder.projects.length === 1 ? 'остался' : 'остались'}`;
  return put(`Папки ${quote(folder.name)} больше нет. ${stay} в\u00a0списке.`, folder.projects, null);
}

/** «переименуй папку Дом в Быт». */
function renamed({ behind, folders, text }: Said): Outcome | null {
  const found = renaming(behind, folders, text);
  if (found === 'unknown') return noSuch(folders);
  if (found === 'unnamed') return outcome('Как назвать папку? Скажите «переименуй папку … в …».');
  if (found === 'goes on') return outcome(ALONE);
  const { of: folder, other } = found;
  const name = other ? other.name : capitalize(found.name);
  if (name.length > FOLDER_MAX) return outcome(TOO_LONG);
  if (name === folder.name) return outcome(`Папка и\u00a0так называется ${quote(name)}.`);
  const reply = other
    ? `Проекты папки ${quote(folder.name)} теперь в\u00a0папке ${quote(name)}.`
    : `Папка ${quote(folder.name)} теперь называется ${quote(name)}.`;
  return put(reply, folder.projects, name);
}

const NONE = 'Папок пока нет. Скажите «положи проект … в\u00a0папку …», и\u00a0она появится.';
const noSuch = (folders: readonly Named[]): Outcome =>
  outcome(folders.length === 0 ? NONE : `Не нашёл такой папки. Есть: ${namedAll(folders.map(({ name }) => name))}.`);

/** «какие проекты в папке Дом», «какие у меня папки», «в какой папке проект Ремонт». */
function asked({ before, behind, projects, folders }: Said): Outcome | null {
  const which = before.some((term) => wordOf(term) === 'какой') && behind.some((term) => PROJECT.test(wordOf(term)));
  if (which) {
    const [project] = projectsIn(behind, projects) ?? [];
    if (!project) return outcome(UNKNOWN);
    return outcome(
      `Проект ${quote(project.name)} ${project.folder ? `в\u00a0папке ${quote(project.folder)}` : 'без папки'}.`,
    );
  }
  // What else is asked for, as tasks, is another's.
  const plain = /^(?:какие|что|чего|сколько|покажи|перечисли|список|у|меня|есть|лежит|стоит|там|все|в|проект\p{L}*)$/u;
  if (!before.every((term) => isSign(term) || plain.test(wordOf(term)) || AHEAD.test(wordOf(term)))) return null;
  const rest = behind.filter((term) => !isSign(term) && !/^(?:у|меня|есть)$/.test(wordOf(term)));
  if (rest.length === 0)
    return outcome(folders.length === 0 ? NONE : `Папки: ${namedAll(folders.map(({ name }) => name))}.`);
  const folder = namedWhole(rest, folders);
  if (!folder) return noSuch(folders);
  const shown = folder.projects.filter(({ archivedAt }) => !archivedAt);
  if (shown.length === 0) return outcome(`В\u00a0папке ${quote(folder.name)} только проекты из архива.`);
  return outcome(
    `В\u00a0папке ${quote(folder.name)} ${shown.length === 1 ? 'один проект' : 'проекты'}: ${namedAll(shown.map(({ name }) => name))}.`,
  );
}

const OPENS = /^(?:создай|создать|заведи|завести|открой|сделай|добавь|начни|new|create)(?:те)?$/;
const NEW_PROJECT = /^(?:проект|проектик|project)$/;
const AND = /^(?:и|его|ее|в|во|внутри|сразу|там|внутрь|назови|назовем|под|названием|так|же)$/;
const GOES_ON = /^(?:,|и|внутри|внутрь|в|во|сразу)$/;

/** «создай проект Дача в папке Дом», «заведи проект Дача и положи его в папку Дом»; null where no new project is named. */
function opened(terms: readonly Term[], text: string, at: number, env: Environment): Outcome | null {
  const verb = terms.findIndex((term, place) => place < at && OPENS.test(wordOf(term)));
  const noun = terms.findIndex(
    (term, place) => place > verb && place < at && place <= verb + 2 && NEW_PROJECT.test(wordOf(term)),
  );
  if (verb < 0 || noun < 0) return null;
  const isLead = (term: Term) =>
    AND.test(wordOf(term)) || INTO.test(wordOf(term)) || isSign(term) || OF_FOLDER.test(wordOf(term));
  let begin = noun + 1;
  while (begin < at && isLead(terms[begin]!) && !terms[begin]!.quote) begin++;
  let end = at;
  while (end > begin && isLead(terms[end - 1]!) && (!terms[end - 1]!.quote || isSign(terms[end - 1]))) end--;
  const stop = terms.findIndex((term, place) => place > begin && place < end && INTO.test(wordOf(term)));
  if (stop > 0) {
    end = stop;
    while (end > begin && (GOES_ON.test(wordOf(terms[end - 1])) || terms[end - 1]!.text === ',')) end--;
  }
  const name = typed(terms.slice(begin, end), text);
  const behind = terms.slice(at + 1);
  const sign = behind.findIndex((term, place) => place > 0 && !term.quote && /^[,;.!]$/.test(term.text));
  const last = behind[0]?.quote ? behind.findLastIndex((term) => term.quote === behind[0]!.quote) + 1 : sign;
  const inFolder = last > 0 ? behind.slice(0, last) : behind;
  const known = namedWhole(inFolder, foldersOf(everyProject(env)));
  const folder = known?.name ?? typed(inFolder, text);
  if (name === '' || folder === '' || name.length > NAME_MAX) return null;
  if (folder.length > FOLDER_MAX) return outcome(TOO_LONG);
  if (!known && last < 0 && goesOn(inFolder)) return outcome(ALONE);
  const there = everyProject(env).find((project) => folderKey(project.name) === folderKey(name));
  if (there && INTO.test(wordOf(terms[verb]))) return null;
  if (there)
    return outcome(`Проект ${quote(there.name)} уже есть. Скажите «положи проект ${there.name} в\u00a0папку …».`);
  return {
    ...conclude([{ do: 'project', name, folder }], env),
    reply: `Создан проект ${quote(name)} в\u00a0папке ${quote(folder)}.`,
  };
}

/** What is said of folders of projects; null where it is about none. */
export function folderDeed({ terms: all, text }: Message, env: Environment): Outcome | null {
  const terms = all.filter((term) => wordOf(term) !== 'пожалуйста');
  const start = terms.findIndex((term) => !isSign(term) && !AHEAD.test(wordOf(term)));
  const at = terms.findIndex((term) => FOLDER.test(wordOf(term)));
  if (at < 0 || start < 0 || at < start) return null;
  let lead = at - 1;
  while (lead > start && OF_FOLDER.test(wordOf(terms[lead]))) lead--;
  const leads = /^(?:в|во|из)$/.test(wordOf(terms[lead])) ? wordOf(terms[lead]) : '';
  const projects = everyProject(env);
  const before = terms.slice(start, leads ? lead : lead + 1).filter((term) => !isSign(term));
  const said = { terms, text, before, leads, behind: terms.slice(at + 1), projects, folders: foldersOf(projects) };
  const head = wordOf(terms[start]);
  const made = leads === 'из' ? null : opened(terms, text, at, env);
  if (made) return made;
  if (leads === 'из') return OUT.test(head) ? out(said) : null;
  if (leads !== '' && INTO.test(head)) return into(said);
  if (leads === '' && before.length === 1 && RENAMES.test(head)) return renamed(said);
  if (leads === '' && before.length === 1 && ENDS.test(head)) return ended(said);
  return ASKS.test(head) || AHEAD.test(head) ? asked({ ...said, before: terms.slice(start, at) }) : null;
}
