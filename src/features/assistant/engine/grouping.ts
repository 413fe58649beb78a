import type { Clause } from './clause.ts';
import { isStatement } from './denials.ts';
import type { Environment } from './environment.ts';
import { takePriority } from './priorities.ts';
import { takeProject } from './project-slot.ts';
import { takeWhen } from './slots.ts';
import { copies, type Term } from './terms.ts';
import { coreOf } from './titles.ts';
import { hasContent } from './wanted.ts';
import { NOISE, TASK_NOUN } from './words.ts';

export function isModifier(clause: Clause, env: Environment): boolean {
  if (clause.head) return false;
  const copy = copies(clause.terms);
  if (copy.some((term) => term.quote && !/^проект/.test(copy[0]?.word ?? ''))) return false;
  const project = takeProject(copy, env.text, env.view.projects);
  const priority = takePriority(copy, true);
  const when = takeWhen(copy, env.clock);
  return (
    Boolean(project || priority || when) &&
    coreOf(
      copy.filter((term) => !/^(?:приоритет|проект|срок|дедлайн|это|она|очень|начало|нет|лучше|а)$/.test(term.word)),
    ).length === 0
  );
}

const joined = (left: Clause, right: Clause): Clause => {
  const head = left.head ?? (right.head && { ...right.head, at: right.head.at + left.terms.length });
  return { terms: [...left.terms, ...right.terms], head, line: left.line, opens: right.opens };
};

/** A statement and the command without an object that follows it are one: «Окна помыты. Отметь.» */
export function mergeClauses(clauses: readonly Clause[], env: Environment): { clause: Clause; lines: Term[][] }[] {
  const groups: { clause: Clause; lines: Term[][] }[] = [];
  for (const clause of clauses) {
    const last = groups.at(-1);
    if (!last) groups.push({ clause, lines: [] });
    else if (belongsTo(last, clause)) last.lines.push(clause.terms);
    else if (isModifier(clause, env) && (last.clause.head || !isStatement(last.clause.terms)))
      last.clause = last.lines.length > 0 ? last.clause : joined(last.clause, clause);
    else if (
      (isModifier(last.clause, env) || headless(last.clause)) &&
      !last.clause.head &&
      (isModifier(last.clause, env) || (clause.head !== null && refersBack(clause, env)))
    )
      last.clause = joined(last.clause, clause);
    else groups.push({ clause, lines: [] });
  }
  return groups;
}

const headless = (clause: Clause) => !clause.head && hasContent(clause.terms);

/** The command has no object of its own: «удали её», «добавь». */
function refersBack(clause: Clause, env: Environment): boolean {
  const rest = copies(clause.terms.filter((_, at) => at !== clause.head!.at));
  takeProject(rest, env.text, env.view.projects);
  takePriority(rest);
  takeWhen(rest, env.clock);
  return !hasContent(rest.filter((term) => !NOISE.test(term.word)));
}

function belongsTo(last: { clause: Clause; lines: Term[][] }, clause: Clause): boolean {
  if (clause.head && !(last.clause.opens && clause.line)) return false;
  const list =
    last.clause.opens || last.lines.length > 0 || (clause.line && (listHead(last.clause) || startsBullet(clause)));
  const collects = last.clause.head ? true : listHead(last.clause) || last.clause.opens;
  return list && collects && (clause.line || last.clause.opens || startsNumber(clause));
}

const startsBullet = (clause: Clause) => /^[-–—•*]$/.test(clause.terms[0]?.text ?? '');

const startsNumber = (clause: Clause) => clause.terms[0]?.kind === 'number';

const listHead = (clause: Clause) =>
  clause.terms.some(
    (term) =>
      !term.quote &&
      (TASK_NOUN.test(term.word) ||
        /^(?:план|планы|список|надо|нужно|купить|запиши|добавь|сделано|готово|выполнено|забыть)$/.test(term.word)),
  );
