import type { Locator, Page } from '@playwright/test';
import nodeIcal from 'node-ical';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './offline-steps.ts';

const toast = (page: Page, text: string) => page.locator('[data-toast]').filter({ hasText: text });

async function turnOff(card: Locator, name: string): Promise<void> {
  const toggle = card.page().getByRole('switch', { name, exact: true });
  await card.locator('label', { has: toggle }).click();
  await expect(toggle).not.toBeChecked();
}

/** Titles of what a calendar finds at an address, which knows nobody here. */
async function titlesAt(address: string): Promise<string[]> {
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  const parts = Object.values(nodeIcal.sync.parseICS(await answer.text()));
  return parts.flatMap((part) => (part?.type === 'VEVENT' ? [String(part.summary)] : [])).sort();
}

for (const [screen, width, theme] of [
  ['a computer', 1440, 'light'],
  ['a phone in the dark', 390, 'dark'],
] as const)
  test.describe(screen, () => {
    test.use({ viewport: { width, height: 844 }, theme });

    test('a secret address is made, read by a calendar, given less to tell, changed and taken back', async ({
      page,
      baseURL,
    }) => {
      await signUp(page, baseURL);
      const headers = { Origin: baseURL! };
      const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
      for (const data of [
        { title: 'Отчёт', dueDay: day },
        { title: 'Уборка', plannedDay: day },
      ])
        expect((await page.request.post('/api/tasks', { data, headers })).status()).toBe(201);
      await page.goto('/?section=tasks');
      await page.getByRole('button', { name: 'Меню пользователя' }).click();
      await page.getByRole('menuitem', { name: 'Настройки' }).click();
      await page.getByRole('tab', { name: 'Приложение' }).click();
      const card = page.getByRole('region', { name: 'Календарь' });
      await turnOff(card, 'Фокус-сессии');
      await card.getByRole('button', { name: 'Получить адрес' }).click();
      await expect(toast(page, 'Адрес готов')).toBeVisible();
      const field = card.getByRole('textbox', { name: 'Адрес календаря' });
      const first = await field.inputValue();
      expect(await titlesAt(first)).toEqual(['Срок: Отчёт', 'Уборка']);
      await turnOff(card, 'Сроки задач');
      await expect.poll(() => titlesAt(first)).toEqual(['Уборка']);
      await expect(card.getByRole('switch', { name: 'Намеченное на день' })).toBeDisabled();
      await expectFlawless(page);

      await card.getByRole('button', { name: 'Новый адрес' }).click();
      await expect(field).not.toHaveValue(first);
      const second = await field.inputValue();
      expect((await fetch(first)).status).toBe(404);
      expect(await titlesAt(second)).toEqual(['Уборка']);

      await page.reload();
      await page.getByRole('button', { name: 'Меню пользователя' }).click();
      await page.getByRole('menuitem', { name: 'Настройки' }).click();
      await page.getByRole('tab', { name: 'Приложение' }).click();
      await expect(card.getByText('Календарь читал его')).toBeVisible();
      await expect(field).toBeHidden();
      await card.getByRole('button', { name: 'Отозвать' }).click();
      await expect(card.getByRole('button', { name: 'Получить адрес' })).toBeVisible();
      expect((await fetch(second)).status).toBe(404);
    });
  });
