import { type AuthMessage, CLOSE_UNAUTHORIZED, type ServerMessage } from '#shared/realtime.ts';
import { clientId } from './client-id.ts';

const FIRST_DELAY = 500;
const LONGEST_DELAY = 30_000;

type Subscribed = Exclude<ServerMessage, { type: 'invalidate' | 'joined' }>;
type Listener<T extends Subscribed['type']> = (data: Extract<Subscribed, { type: T }>['data']) => void;

const listeners = new Map<string, Set<(data: never) => void>>();

/** Hears messages of one type while subscribed; answers the way to stop. */
export function onServerMessage<T extends Subscribed['type']>(type: T, listener: Listener<T>): () => void {
  const heard = listeners.get(type) ?? new Set();
  listeners.set(type, heard.add(listener));
  return () => heard.delete(listener);
}

interface ChannelOptions {
  userId: string;
  /** Query keys that another tab, or the server itself, has changed, and how far the feed goes by that. */
  onInvalidate: (keys: string[], cursor: string) => void;
  /** What this window knows was read at this revision of the account, or later. */
  knownRevision: number | undefined;
  /**
   * The channel was away, or something changed before it was there: anything may have. Where it had not been there yet, what was read at
   * `revision` of the account or later misses nothing.
   */
  onGap: (revision: number | undefined) => void;
  /** The server ended the session, from this device or another. @returns whether the browser has another of the same account by now */
  onSessionEnd: () => Promise<boolean>;
}

let leaving = false;

/** Says that this window is signing out: the end of its session is then no news to it. Answers the way to stay. */
export function leaveChannel(): () => void {
  leaving = true;
  return () => {
    leaving = false;
  };
}

/** Opens the live channel and keeps it open, with a growing, jittered pause between attempts; answers the way to close it. */
export function openChannel({ userId, knownRevision, onInvalidate, onGap, onSessionEnd }: ChannelOptions): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let known = knownRevision;
  let wasThere = false;
  let closed = false;

  const connect = () => {
    clearTimeout(timer);
    socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    socket.onopen = () => {
      attempt = 0;
      socket?.send(JSON.stringify({ type: 'auth', userId, clientId } satisfies AuthMessage));
    };
    socket.onmessage = ({ data }) => deliver(String(data), { onInvalidate, onJoined });
    socket.onerror = () => console.debug('socket error');
    socket.onclose = ({ code }) => {
      if (closed) return;
      if (code !== CLOSE_UNAUTHORIZED) connectLater();
      else if (!leaving) void onSessionEnd().then((hasAnother) => hasAnother && !closed && connectLater());
    };
  };
  const connectLater = () => {
    timer = setTimeout(connect, pause(attempt++));
  };
  const onJoined = (revision: number) => {
    if (revision !== known) onGap(wasThere ? undefined : revision);
    wasThere = true;
    // From now on only what was changed while the channel is away is missed.
    known = undefined;
  };
  const hurry = () => {
    if (socket?.readyState === WebSocket.CLOSED && timer !== undefined) connect();
  };

  connect();
  addEventListener('online', hurry);
  return () => {
    closed = true;
    clearTimeout(timer);
    removeEventListener('online', hurry);
    socket?.close();
  };
}

/** Milliseconds before an attempt: doubling, and spread so that a restarted server is not met by everyone at once. */
function pause(attempt: number): number {
  return Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** attempt) * (0.5 + Math.random() / 2);
}

interface Hearing extends Pick<ChannelOptions, 'onInvalidate'> {
  onJoined: (revision: number) => void;
}

function deliver(text: string, { onInvalidate, onJoined }: Hearing) {
  try {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'invalidate') onInvalidate(message.data.keys, message.data.cursor);
    else if (message.type === 'joined') onJoined(message.data.revision);
    else for (const listener of listeners.get(message.type) ?? []) listener(message.data as never);
  } catch (error) {
    console.debug('socket message', error);
  }
}
