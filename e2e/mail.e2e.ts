import type { Page } from '@playwright/test';
import { freePort } from '#testing/server/free-port.ts';
import { type MailServer, startMailServer } from '#testing/server/mail-server.ts';
import { expectFlawless } from './axe.ts';
import { test as base, expect } from './fixtures.ts';
import { cutCalls, kept, OFFLINE_PROBLEMS, signUp } from './offline-steps.ts';
import { startProductServer } from './product-server.ts';

const PASSWORD = 'верный пароль';
const NEXT = 'ещё вернее пароль';

const test = base.extend<object, { mail: MailServer }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
    async ({}, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mail }, use) => {
      const port = await freePort();
      const env = { SMTP_URL: mail.url, MAIL_FROM: 'takt@example.test', PUBLIC_URL: `http://127.0.0.1:${port}` };
      const server = await startProductServer({ port, env });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
test.use({ expectedProblems: /status of 40[01]/, viewport: { width: 390, height: 844 } });

test('a password is set anew and an address is changed by the links of letters', async ({ page, mail, newVisitor }) => {
  const link = async (address: string, subject: string) => {
    const found = () => mail.received.findLast(({ to, letter }) => to.includes(address) && letter.subject === subject);
    await expect.poll(() => found() !== undefined).toBe(true);
    return /http:\S+/.exec(found()!.letter.text!)![0];
  };
  const inside = () => expect(page.getByRole('button', { name: 'Меню пользователя' })).toBeVisible();
  const email = 'anna@example.test';

  await page.goto('/login');
  await page.getByRole('button', { name: 'Зарегистрироваться', exact: true }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Создать аккаунт', exact: true }).click();
  await inside();

  const other = await newVisitor();
  await other.setViewportSize({ width: 1440, height: 900 });
  await other.goto('/login');
  await other.getByRole('button', { name: 'Забыли пароль?' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Забыли пароль?');
  await other.getByRole('button', { name: 'Прислать ссылку' }).click();
  await expect(other.getByText('Введите email')).toBeVisible();
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Прислать ссылку' }).click();
  await expect(other.getByRole('heading', { name: 'Проверьте почту' })).toBeFocused();
  await expectFlawless(other);
  await other.goto(await link(email, 'Новый пароль для Такта'));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Новый пароль');
  await other.getByLabel('Новый пароль', { exact: true }).fill(NEXT);
  await other.getByLabel('Повторите пароль').fill(NEXT);
  await other.getByRole('button', { name: 'Сохранить и войти' }).click();
  await expect(other.getByRole('button', { name: 'Меню пользователя' })).toBeVisible();

  // Its session is over, and it goes there by itself.
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(NEXT);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await inside();
  await page.goto('/profile');
  await page.getByLabel('Имя', { exact: true }).fill('Анна');
  await page.getByLabel('Email').fill('anna.new@example.test');
  await expect(page.getByText('Пришлём туда письмо.')).toBeVisible();
  await page.getByLabel('Текущий пароль').first().fill(NEXT);
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText('Осталось подтвердить адрес', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);

  const confirmation = await link('anna.new@example.test', 'Подтвердите новый адрес для входа в Такт');
  await page.goto(confirmation);
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Подтвердить адрес' }).click();
  await expect(page.getByText('Теперь вы входите по адресу anna.new@example.test.')).toBeVisible();
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Открыть Такт' }).click();
  await inside();
  await page.goto('/profile');
  await expect(page.getByLabel('Email')).toHaveValue('anna.new@example.test');
  await page.goto(confirmation);
  await page.getByRole('button', { name: 'Подтвердить адрес' }).click();
  await expect(page.getByRole('alert')).toContainText('недействительна или уже использована');
});

const lettersOf = (page: Page) => page.getByRole('region', { name: 'Письма' });
async function openLetters(page: Page): Promise<void> {
  await page.goto('/profile?tab=settings');
  await page.getByRole('tab', { name: 'Приложение' }).click();
}

/** What a link in the last letter of a subject is. */
async function linkOf(mail: MailServer, email: string, subject: string, link: RegExp): Promise<string> {
  const found = () => mail.received.findLast(({ to, letter }) => to.includes(email) && letter.subject === subject);
  await expect.poll(() => found() !== undefined).toBe(true);
  return link.exec(found()!.letter.text!)![0];
}

async function confirmAddress(page: Page, mail: MailServer, email: string): Promise<void> {
  await lettersOf(page).getByRole('button', { name: 'Подтвердить адрес' }).click();
  await page.goto(await linkOf(mail, email, 'Подтвердите адрес для писем Такта', /http:\S+/));
  await page.getByRole('button', { name: 'Подтвердить адрес' }).click();
  await expect(page.getByText(`Адрес ${email} подтверждён.`)).toBeVisible();
}

test.describe('without the network', () => {
  test.describe.configure({ timeout: 180_000 });
  test.use({ expectedProblems: OFFLINE_PROBLEMS });

  test('letters are chosen, outlive a start, and the choice arrives with it', async ({ page, mail, baseURL }) => {
    const email = await signUp(page, baseURL);
    await openLetters(page);
    await confirmAddress(page, mail, email);
    await openLetters(page);
    const letters = lettersOf(page);
    await expect(letters.getByText(`Приходят на ${email}.`)).toBeVisible();
    await kept(page);
    await cutCalls(page);

    await openLetters(page);
    await expect(letters.getByText('Без сети не узнать, настроена ли почта.')).toBeVisible();
    const ofTasks = letters.getByRole('switch', { name: 'Письма с напоминаниями о задачах' });
    const report = letters.getByRole('switch', { name: 'Вечерний отчёт письмом' });
    await ofTasks.press('Space');
    await report.press('Space');
    const time = letters.getByLabel('Отчёт приходит в');
    await time.fill('20:15');
    await time.blur();
    await page.reload();
    await page.getByRole('tab', { name: 'Приложение' }).click();
    await expect(ofTasks).toBeChecked();
    await expect(time).toHaveValue('20:15');
    const said = async () => (await page.request.get('/api/settings')).json();
    expect(await said()).toMatchObject({ reminderLetters: false, reportLetterAt: null });

    await page.unrouteAll();
    await page.reload();
    await expect
      .poll(said, { timeout: 60_000 })
      .toMatchObject({ reminderLetters: true, reportLetterAt: '20:15', planLetterAt: null });
    const due = new Date(Date.now() + 60 * 60_000).toISOString();
    const reminders = [{ id: '01936f2c-8a00-7000-8000-0000000000b2', beforeMinutes: 60 }];
    const data = { title: 'Созвон', dueDate: due, reminders };
    await page.request.post('/api/tasks', { data, headers: { Origin: baseURL! } });
    await linkOf(mail, email, 'Напоминание: Созвон', /http:\S+/);
  });
});

for (const width of [390, 1440])
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('letters are asked for once the address is confirmed, and end by the link of one, signed out', async ({
      page,
      mail,
      newVisitor,
      baseURL,
    }) => {
      const email = await signUp(page, baseURL);
      const headers = { Origin: baseURL! };
      const letters = lettersOf(page);
      const ofTasks = letters.getByRole('switch', { name: 'Письма с напоминаниями о задачах' });
      const plan = letters.getByRole('switch', { name: 'План дня письмом' });

      await openLetters(page);
      await expect(ofTasks).toBeDisabled();
      await confirmAddress(page, mail, email);

      await openLetters(page);
      await expect(letters.getByText(`Приходят на ${email}.`)).toBeVisible();
      await ofTasks.press('Space');
      await plan.press('Space');
      const time = letters.getByLabel('План приходит в');
      await time.fill('06:45');
      await time.blur();
      await expectFlawless(page);
      await expect
        .poll(async () => (await (await page.request.get('/api/settings')).json()).planLetterAt)
        .toBe('06:45');
      const due = new Date(Date.now() + 60 * 60_000).toISOString();
      const reminders = [{ id: '01936f2c-8a00-7000-8000-0000000000b1', beforeMinutes: 60 }];
      await page.request.post('/api/tasks', { data: { title: 'Созвон', dueDate: due, reminders }, headers });

      const stranger = await newVisitor();
      await stranger.goto(await linkOf(mail, email, 'Напоминание: Созвон', /http:\S+\/letters\?\S+/));
      await expect(stranger).toHaveURL('/letters');
      await stranger.getByRole('button', { name: 'Больше не присылать' }).click();
      await expect(stranger.getByText('Напоминания о\u00a0задачах больше не будут приходить письмами.')).toBeVisible();
      await expect(stranger.getByText('раздел «Письма»')).toBeVisible();
      await expectFlawless(stranger);
      // The open window of the account hears of it.
      await expect(ofTasks).not.toBeChecked();
      await expect(plan).toBeChecked();
    });

    test('a change of address that waits is withdrawn in the profile', async ({ page, mail, baseURL }) => {
      const next = `new-${await signUp(page, baseURL)}`;
      await page.goto('/profile');
      await page.getByLabel('Имя', { exact: true }).fill('Вера');
      await page.getByLabel('Email').fill(next);
      await page.getByLabel('Текущий пароль').first().fill(PASSWORD);
      await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
      await expect(page.getByText(`Новый адрес ${next} ждёт подтверждения`)).toBeVisible();
      const found = () => mail.received.find(({ to }) => to.includes(next));
      await expect.poll(() => found() !== undefined).toBe(true);
      await page.getByRole('button', { name: 'Отозвать смену адреса' }).click();
      await expect(page.getByText('Адрес остаётся прежним')).toBeVisible();
      await expect(page.getByText('ждёт подтверждения')).toBeHidden();
      await page.goto(/http:\S+/.exec(found()!.letter.text!)![0]);
      await page.getByRole('button', { name: 'Подтвердить адрес' }).click();
      await expect(page.getByRole('alert')).toContainText('недействительна');
    });
  });
