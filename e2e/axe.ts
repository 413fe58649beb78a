import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Options = Parameters<AxeBuilder['options']>[0];
type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];
type Node = Violation['nodes'][number];

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of the rules that axe calls experimental the one that Lighthouse asks for: a name says what is to be read on its control. */
const MORE = { 'label-content-name-mismatch': { enabled: true } };

/** A name that nobody translated. */
const UNTRANSLATED = /^[A-Za-z]+( [a-z]+)*$/;
/** Names that are Russian users' own in these letters. */
const OWN = ['Email'];

/** Fails if axe finds anything on the page as it stands, however small, or a control has a name in another language. */
export async function expectFlawless(page: Page) {
  expect(await violationsOn(page, { runOnly: RULES, rules: MORE })).toEqual([]);
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel ?? ''),
  );
  expect(names.filter((name) => UNTRANSLATED.test(name) && !OWN.includes(name))).toEqual([]);
}

/** The same, and once more in the other theme, where colours alone are others. */
export async function expectFlawlessInEachTheme(page: Page) {
  await expectFlawless(page);
  const turn = () => page.evaluate(() => document.documentElement.classList.toggle('dark'));
  await turn();
  expect(await violationsOn(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })).toEqual([]);
  await turn();
}

async function violationsOn(page: Page, options: Options): Promise<string[]> {
  await page.evaluate(comeToRest);
  const axe = new AxeBuilder({ page }).options({ ...options, resultTypes: ['violations'], preload: false });
  // Our pages have no frames of others: axe's run for those opens a second page each time and takes four times as long.
  const { violations } = await axe.setLegacyMode().analyze();
  const covered = await coveredOn(page, violations);
  return violations
    .map((each) => ({ ...each, nodes: each.nodes.filter((node) => !covered.has(node)) }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(told);
}

/** What is too small because something that opened lies over a part of it: nobody presses there until that is closed. */
async function coveredOn(page: Page, violations: readonly Violation[]): Promise<ReadonlySet<Node>> {
  const small = violations
    .flatMap(({ nodes }) => nodes)
    .filter(({ any, all }) => [...any, ...all].some(({ data }) => /^partiallyObscured/.test(data?.messageKey ?? '')));
  const beneath = await page.evaluate(
    (targets) =>
      targets.map((target) => {
        const isOpen = document.querySelector('[role=dialog], [role=menu], [role=listbox]') !== null;
        return isOpen && !document.querySelector(target)?.closest('[role=dialog], [role=menu], [role=listbox]');
      }),
    small.map(({ target }) => String(target)),
  );
  return new Set(small.filter((_, index) => beneath[index]));
}

const told = ({ id, help, nodes }: Violation) => `${id}: ${help}: ${nodes.map((node) => node.target).join(', ')}`;

/** Runs in the page: a colour half way between two is nobody's to judge. */
async function comeToRest() {
  const ending = document.getAnimations().filter((each) => each.effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map((each) => each.finished));
}
