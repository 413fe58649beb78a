import type { Locator, Page } from '@playwright/test';

/** Finds an option by its name in a field that searches, and takes it. */
export async function chooseOption(within: Page | Locator, label: string, name: string): Promise<void> {
  const page = 'page' in within && typeof within.page === 'function' ? within.page() : (within as Page);
  await within.getByLabel(label, { exact: true }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}
