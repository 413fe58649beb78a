import { codeOf, stepOf } from '#features/auth/two-factor/server/totp.ts';
import { newId } from '#server/id.ts';
import { fromBase32 } from '../base32.ts';
import { withCookies } from '../cookies.ts';
import { createSecurityKey } from '../security-key.ts';
import type { Carried } from './json-text.ts';

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
const PHOTO = /(\/api\/auth\/photo)\/([\w-]+)/;
/** What the server is called by. */
export const HOST = 'localhost';
/** Ids of one collection that are remembered, the newest. */
const KEPT = 100;

/** An answer to a call of an account. */
export interface Heard {
  /** Path with `{name}`s. */
  template: string;
  sent: string;
  text: string;
  /** Parsed where it is JSON. */
  body: unknown;
  cookies: string[] | undefined;
}

/** `/api/tasks` of `/api/tasks/{id}/restore`, `/api/account/passkeys` of itself. */
export const collectionOf = (template: string): string =>
  /^\/api\/(?:(?:account|auth)\/)?[\w-]+/.exec(template)?.[0] ?? template;

export const idsIn = (text: string): string[] => text.match(UUID) ?? [];

/** What is known of an account while it is played. */
export class Account {
  readonly id: string;
  email: string;
  cookie: string;
  /** Every id that an answer told it of. */
  readonly known = new Set<string>();
  private password: string;
  private secret = '';
  private readonly key = createSecurityKey({ origin: `http://${HOST}`, host: HOST });
  /** The key's answer to the last options. */
  private credential: unknown = null;
  /** Ids by the path of their collection. */
  private readonly ids = new Map<string, string[]>();

  constructor(id: string, email: string, password: string, cookies: string[]) {
    this.id = id;
    this.email = email;
    this.password = password;
    this.cookie = withCookies('', cookies);
  }

  /** What stands for `what` now; a new id where none of that collection is known. */
  tell({ what, index }: Carried, now: number): unknown {
    if (what === 'email') return this.email;
    if (what === 'password') return this.password;
    if (what === 'credential') return this.credential;
    if (what === 'code') return this.secret ? codeOf(fromBase32(this.secret), stepOf(now)) : '000000';
    // Now and then one of another collection.
    const ids = index % 9 === 8 ? [...this.known] : (this.ids.get(what) ?? []);
    return ids.at(-1 - (index % Math.max(1, ids.length))) ?? newId();
  }

  hear({ template, sent, text, body, cookies }: Heard): void {
    this.cookie = withCookies(this.cookie, cookies);
    for (const id of idsIn(text)) this.known.add(id);
    if (typeof body !== 'object' || body === null) return;
    const { secret, email, messageId } = body as { secret?: string; email?: string; messageId?: string };
    for (const { id } of [body as { id?: unknown }].flat()) if (typeof id === 'string') this.remember(template, id);
    if (messageId) this.remember('/api/ai', messageId);
    const [, collection, version] = PHOTO.exec(text) ?? [];
    if (collection && version) this.remember(collection, version);
    if (template === '/api/account/passkeys/options') this.credential = this.key.create(body);
    if (template === '/api/auth/passkey/options') this.credential = this.key.prove(body as { challenge: string });
    if (secret) this.secret = secret;
    if (email && template === '/api/auth/profile') this.email = email;
    if (template === '/api/auth/password') this.password = JSON.parse(sent).newPassword;
  }

  private remember(template: string, id: string): void {
    const collection = collectionOf(template);
    this.ids.set(collection, [...(this.ids.get(collection) ?? []), id].slice(-KEPT));
  }
}
