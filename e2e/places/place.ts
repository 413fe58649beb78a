import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

export const LIST = '/?section=tasks&group=none';
export const PASSWORD = 'верный пароль';

type Step = (page: Page) => Promise<unknown>;

/** Something that lies over a page or is one: where it is, and the presses that open it. */
export interface Place {
  name: string;
  at: string;
  open?: Step;
  /** What of the source opens there: ends of paths, which `npm run check` holds against the source. */
  of?: string;
  /** Pixels of the widest and the narrowest window that has it. */
  widest?: number;
  narrowest?: number;
  /** Puts back what would be in the way of the next place. */
  after?: Step;
}

/** Makes something of the account, or changes it. */
type Post = (path: string, data: object, method?: 'POST' | 'PUT') => Promise<{ id: string }>;

/** Places of one account, one after another. */
export interface Walk {
  places: readonly Place[];
  /** What the account has besides what every one of them has. */
  prepare?: (page: Page, post: Post) => Promise<unknown>;
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
export const press = (name: string | RegExp) => (page: Page) => button(page, name).click();
export const item = (name: string) => (page: Page) => page.getByRole('menuitem', { name, exact: true }).click();
export const tab = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click();
export const link = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).first().click();
export const dialog = (page: Page) => page.getByRole('dialog').last();
export const steps =
  (...each: Step[]): Step =>
  async (page) => {
    for (const step of each) await step(page);
  };
export const shown = (role: 'dialog' | 'alertdialog' | 'menu' | 'listbox') => (page: Page) =>
  expect(page.getByRole(role).last()).toBeVisible();
export const says = (words: string | RegExp) => (page: Page) => expect(page.getByText(words).first()).toBeVisible();
/** Presses of a name lead to a dialog, a question or a menu. */
export const toDialog = (...names: (string | RegExp)[]) => steps(...names.map(press), shown('dialog'));
export const toQuestion = (...names: (string | RegExp)[]) => steps(...names.map(press), shown('alertdialog'));
export const toMenu = (...names: (string | RegExp)[]) => steps(...names.map(press), shown('menu'));
/** The same by a choice of a menu. */
export const byMenu = (menu: string | RegExp, choice: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  steps(toMenu(menu), item(choice), shown(role));
export const choose = (label: string, option: string) => (page: Page) =>
  dialog(page).getByLabel(label, { exact: true }).selectOption({ label: option });
export const fill = (label: string, words: string) => (page: Page) =>
  page.getByLabel(label, { exact: true }).last().fill(words);
export const key = (keys: string) => (page: Page) => page.keyboard.press(keys);
