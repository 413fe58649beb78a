import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { BrowserWindow } from './engine.ts';
import { look, type Query, ROLES, type Seen } from './finder.ts';

const WITHIN_MS = 20_000;
const PAUSE_MS = 100;

type Names = { [Role in keyof typeof ROLES]: (name?: string, within?: Query) => Query };

/** Names what is on the page: `a.button('Сохранить', a.dialog())`; a part of the name is enough. */
export const a = Object.fromEntries(
  Object.keys(ROLES).map((role) => [role, (name?: string, within?: Query) => ({ role, name, within })]),
) as Names;

/** Names what is called so and not otherwise. */
export const exactly = (query: Query): Query => ({ ...query, exact: true });

const told = ({ role, name, within }: Query): string =>
  `${role}${name ? ` «${name}»` : ''}${within ? ` in ${told(within)}` : ''}`;

/** What can be waited for of something that is there. */
type Trait = 'checked' | 'disabled' | 'focused' | 'value' | 'text';

/** A window as the person before it sees and uses it; everything is waited for. */
export class Screen {
  readonly window: BrowserWindow;
  readonly #baseUrl: string;

  constructor(window: BrowserWindow, baseUrl: string) {
    this.window = window;
    this.#baseUrl = baseUrl;
  }

  open(path: string): Promise<void> {
    return this.window.load(this.#baseUrl + path);
  }

  reload(): Promise<void> {
    return this.window.reload();
  }

  press(keys: string): Promise<void> {
    return this.window.press(keys);
  }

  type(text: string): Promise<void> {
    return this.window.type(text);
  }

  look(query: Query): Promise<Seen[]> {
    return this.window.run(look, ROLES, query);
  }

  /** Presses the first of it with the mouse, once it stands still and nothing lies over it. */
  async click(query: Query): Promise<void> {
    let before = '';
    const aim = async () => {
      const [found] = await this.window.run(look, ROLES, query, 'aim');
      const at = JSON.stringify(found?.point);
      if (found?.point && at === before) return found.point;
      before = at;
      return undefined;
    };
    await this.window.clickAt(await this.#until(aim, `something to press: ${told(query)}`));
  }

  /** Puts the keyboard's focus on it. */
  async focus(query: Query): Promise<void> {
    await this.#until(
      async () => (await this.window.run(look, ROLES, query, 'focus'))[0]?.focused || undefined,
      `something to focus: ${told(query)}`,
    );
  }

  /** Replaces what stands in a field, by the keyboard. */
  async fill(query: Query, text: string): Promise<void> {
    await this.click(query);
    await this.press('Control+a');
    await this.press('Delete');
    await this.type(text);
    await expect.poll(() => this.#first(query, 'value'), { message: told(query), timeout: WITHIN_MS }).toBe(text);
  }

  /** Waits until it is there. */
  async sees(query: Query): Promise<void> {
    await this.#until(async () => ((await this.look(query)).length > 0 ? true : undefined), told(query));
  }

  /** Waits until it is not there. */
  async misses(query: Query): Promise<void> {
    await this.#until(async () => ((await this.look(query)).length === 0 ? true : undefined), `no ${told(query)}`);
  }

  /** Waits until these, and no others, stand there in this order. */
  async lists(query: Query, texts: string[]): Promise<void> {
    const seen = async () => (await this.look(query)).map(({ text }) => text);
    await expect.poll(seen, { message: told(query), timeout: WITHIN_MS }).toEqual(texts);
  }

  /** Waits until it is so. */
  async has(query: Query, what: Trait, as: boolean | string | RegExp): Promise<void> {
    const found = expect.poll(() => this.#first(query, what), {
      message: `${told(query)}: ${what}`,
      timeout: WITHIN_MS,
    });
    await (as instanceof RegExp ? found.toMatch(as) : found.toBe(as));
  }

  async #first(query: Query, what: Trait) {
    return (await this.look(query))[0]?.[what];
  }

  async #until<T>(attempt: () => Promise<T | undefined>, what: string): Promise<T> {
    const deadline = Date.now() + WITHIN_MS;
    for (;;) {
      const result = await attempt();
      if (result !== undefined) return result;
      if (Date.now() > deadline) throw new Error(`not on the screen: ${what}\n${await this.#shown()}`);
      await sleep(PAUSE_MS);
    }
  }

  /** What can be read on the page, for the report. */
  async #shown(): Promise<string> {
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
    return this.window.run(() => `${location.href}\n${document.body.innerText}`.slice(0, 2000));
  }
}
