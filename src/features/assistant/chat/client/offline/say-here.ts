import type { QueryClient } from '@tanstack/react-query';
import { clientId } from '#client/lib/client-id.ts';
import { ownClock } from '#client/lib/clock.ts';
import { HttpError, NetworkError } from '#client/lib/http-error.ts';
import { newId } from '#client/lib/new-id.ts';
import { randomId } from '#client/lib/random-id.ts';
import { serverTime } from '#client/lib/server-clock.ts';
import { keepShown } from '#client/store/device.ts';
import type { Outgoing } from '#client/store/unsent.ts';
import { creationCall as projectCall } from '#features/projects/client/project-changes.ts';
import { allTasks } from '#features/tasks/client/queries.ts';
import { stepCall } from '#features/tasks/client/step-changes.ts';
import { creationCall, deleteCall, TASKS, updateCall } from '#features/tasks/client/unsent-changes.ts';
import { type Environment, unread } from '../../../engine/environment.ts';
import { type Context as Conversation, EMPTY_CONTEXT, type Outcome } from '../../../engine/model.ts';
import { checked, pressed, saying } from '../../answers.ts';
import type { ChatInput, ChatItem, ChatProposal, Exchange } from '../../contract.ts';
import { localProjects, localTasks, type Sayings } from '../../local-deeds.ts';
import { carriedOut, type Turn } from '../../local-turn.ts';
import type { Done } from '../../local-undo.ts';
import { namedProposals, placeIn } from '../../proposals.ts';
import { ANSWER_MAX } from '../../rules.ts';
import { toView } from '../../task-view.ts';
import { texts } from '../../texts.ts';
import type { Reply } from '../../transcript.ts';
import type { UnsentExchange } from '../../unsent-exchange.ts';
import { exchangeKind } from '../exchange-kind.ts';
import { noteAsked } from './asked-here.ts';
import { besideHere, NOTHING_BESIDE } from './beside-here.ts';
import { noteExchange, talkHere } from './device-talk.ts';
import { type LocalAccount, localAccount } from './local-account.ts';
import { prepareReader, read } from './reader.ts';
import { takeBackHere, takeBackLastHere } from './take-back-here.ts';

/** What was said, and when. */
interface Heard {
  account: LocalAccount;
  context: Conversation;
  now: number;
}

/** What a message came to, the calls that have the server do the same, and what is to be remembered of it. */
interface Doing extends Turn {
  calls: Outgoing[];
  did?: Done;
}

const environment = ({ account, context, now }: Heard): Environment =>
  unread({ ...ownClock(), view: { ...account.view, tasks: account.tasks.map(toView) }, now, context });

/** The place of the reading that is pressed; null for none of them. */
function placeOf({ proposalId, decline }: ChatInput, card: string | undefined): number | null {
  const at = proposalId === undefined ? null : placeIn(proposalId);
  // What the server asked only the server can conclude.
  if (card === undefined || (decline ?? at?.messageId) !== card) throw new NetworkError('asked by the server');
  return at ? at.place : null;
}

function decided(input: ChatInput, heard: Heard, card: string | undefined): Promise<Outcome> | Outcome {
  const { account, context, now } = heard;
  if (input.message === undefined) return pressed(context.pending, { place: placeOf(input, card) }, environment(heard));
  return read({ message: input.message, view: account.view, now, ...ownClock(), context }, account.tasks);
}

async function act(client: QueryClient, outcome: Outcome, heard: Heard, entry: string): Promise<Doing> {
  const { account, context, now } = heard;
  const beside = outcome.beside ? besideHere(client, outcome.beside, { account, now, entry }) : NOTHING_BESIDE;
  if (!beside) {
    const next = { ...context, pending: null };
    return { answer: saying(texts.away.beside), acted: false, next, calls: [] };
  }
  const { habits } = beside;
  const calls: Outgoing[] = [...beside.calls];
  const say = <C extends Omit<Outgoing, 'kind'>>(call: C): C['change'] => {
    calls.push({ kind: TASKS, entry, ...call });
    return call.change;
  };
  const sayings: Sayings = {
    newId,
    create(input) {
      const call = creationCall(client, { input, key: newId() });
      say(call);
      return { id: call.key, change: call.change };
    },
    update(task, change) {
      const call = updateCall(client, { id: task.id, change }, task);
      say(call);
      return call.change;
    },
    remove(task) {
      const call = deleteCall(task.id, task);
      say(call);
      return call.change;
    },
    addStep: (task, title) => say(stepCall(task, task.id, { do: 'add', step: { id: newId(), title } })),
  };
  const tasks = localTasks(account.tasks, account.columns, sayings);
  const projects = localProjects(account.view.projects.length, (input) => {
    const call = projectCall({ input, key: newId() });
    calls.push({ ...call, entry });
    return call.key;
  });
  const turn = await carriedOut(outcome, context, { tasks: tasks.deeds, projects: projects.deeds });
  const did: Done = { acted: tasks.acted(), made: projects.made, habits, changes: turn.answer.changes };
  const acted = turn.acted || habits.length > 0;
  return { ...turn, acted, calls, ...(acted && { did }) };
}

async function undo(client: QueryClient, { account, context }: Heard): Promise<Doing> {
  const { message, touched, taskCount, calls } = await takeBackLastHere(client, account.tasks);
  const next = calls.length > 0 ? { ...EMPTY_CONTEXT, touched: [...touched] } : { ...context, pending: null };
  return { answer: { ...saying(message), taskCount }, acted: false, next, calls };
}

const done = (client: QueryClient, outcome: Outcome, heard: Heard, entry: string): Promise<Doing> =>
  outcome.undo ? undo(client, heard) : act(client, outcome, heard, entry);

const createdAt = (now: number) => new Date(now).toISOString();

/** A message and its answer as the history tells them. */
function items(
  ids: Ids,
  message: string,
  voice: boolean,
  { answer, acted }: Doing,
  proposals: ChatProposal[],
  now: number,
) {
  const { action, actions, taskCount, changes } = answer;
  const card = proposals.length > 0 && { card: { proposals, state: 'open' as const, clientId } };
  const metadata = { action, actions, taskCount, changes, ...(acted && { undo: 'available' as const }), ...card };
  const said: ChatItem = {
    id: ids.askedId,
    role: 'user',
    content: message,
    createdAt: createdAt(now),
    metadata: voice ? { voice: true } : null,
  };
  return [
    said,
    { id: ids.messageId, role: 'assistant' as const, content: answer.message, createdAt: createdAt(now), metadata },
  ];
}

type Ids = Pick<Exchange, 'askedId' | 'messageId'>;

/**
 * Says something to this device, in the place of a server that is away: it is read beside the page, done over the account that
 * the device keeps, through the same outbox as what is pressed, and kept with its answer until the server's history has it.
 * Rejects where the device has not kept what it takes.
 * @param words what stands in the history as said
 */
export async function sayHere(client: QueryClient, input: ChatInput, words: string): Promise<Reply> {
  if (input.message !== undefined) prepareReader();
  const now = serverTime();
  const [account, talk] = await Promise.all([localAccount(client, input.message ?? ''), talkHere(now)]);
  const unseen = input.voice && talk.context.pending?.kind === 'card' && input.inSight !== talk.card;
  const heard = { account, now, context: unseen ? { ...talk.context, pending: null } : talk.context };
  const ids = { askedId: newId(), messageId: newId() };
  const turn = await done(client, checked(await decided(input, heard, talk.card)), heard, ids.messageId);
  const { answer, acted, next, did } = turn;
  const proposals =
    next.pending?.kind === 'card' ? namedProposals(ids.messageId, next.pending, environment(heard)) : [];
  const voice = input.voice ?? false;
  const change: UnsentExchange = {
    items: items(ids, words, voice, turn, proposals, now),
    talk: { clientId, context: next, card: proposals.length > 0 ? ids.messageId : undefined, at: now },
    ...(did && { did }),
    ...(input.proposalId !== undefined && { chosen: input.proposalId }),
  };
  const { taskCount, changes, message } = answer;
  const body: Exchange = {
    ...ids,
    message: words,
    answer: message.slice(0, ANSWER_MAX),
    ...(voice && { voice }),
    taskCount,
    changes,
    canUndo: acted,
  };
  const exchange = {
    kind: exchangeKind.kind,
    words: texts.away.exchange(words),
    change,
    method: 'POST',
    path: '/api/chat/exchanges',
    body,
    key: randomId(),
  } as const;
  await keepShown([...turn.calls, exchange]);
  await noteExchange(change);
  noteAsked(next.pending !== null);
  return { ...answer, ...ids, canUndo: acted, proposals };
}

/** Takes back what a message did, in the place of a server that is away; refuses in words as that does. */
export async function undoHere(client: QueryClient, messageId: string): Promise<{ message: string }> {
  const { message, calls } = await takeBackHere(messageId, await client.ensureQueryData(allTasks(client)));
  if (calls.length === 0) throw new HttpError(409, '', JSON.stringify({ message }));
  await keepShown(calls);
  return { message };
}

export { prepareReader };
