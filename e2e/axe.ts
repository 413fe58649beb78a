import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails if axe finds something serious or critical on the page as it stands. */
export async function expectAccessible(page: Page) {
  await page.evaluate(comeToRest);
  const axe = new AxeBuilder({ page }).options({ runOnly: RULES, resultTypes: ['violations'], preload: false });
  // Our pages have no frames of others: axe's run for those opens a second page each time and takes four times as long.
  const { violations } = await axe.setLegacyMode().analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = serious.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target).join(', ')}`);
  expect(told).toEqual([]);
}

/** Runs in the page: a colour half way between two is nobody's to judge. */
async function comeToRest() {
  const ending = document.getAnimations().filter((each) => each.effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map((each) => each.finished));
}
