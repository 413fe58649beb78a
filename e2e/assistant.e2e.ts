import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';

const SMART = '**/api/ai/smart-chat';
const HISTORY = '**/api/chat/history*';

/** Signs the browser in with a new account that has these tasks, and opens the dashboard. */
async function settle(page: Page, tasks: readonly string[] = []): Promise<void> {
  const data = { email: `assistant-${randomUUID()}@example.test`, password: 'верный пароль' };
  expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201);
  for (const title of tasks) expect((await page.request.post('/api/tasks', { data: { title } })).status()).toBe(201);
  await page.goto('/');
}

const tasksOf = async (page: Page): Promise<{ title: string; status: string }[]> =>
  (await page.request.get('/api/tasks')).json();
const titlesOf = async (page: Page) => (await tasksOf(page)).map(({ title }) => title);

const launcher = (page: Page) => page.getByRole('button', { name: 'Открыть ИИ-помощника' });
const chat = (page: Page) => page.getByRole('dialog', { name: 'ИИ-помощник' });
const field = (page: Page) => chat(page).getByLabel('Сообщение помощнику');
const log = (page: Page) => chat(page).getByRole('log');
const toast = (page: Page, title: string) => page.locator('[data-toast]').filter({ hasText: title });
const typing = (page: Page) => chat(page).getByText('Помощник печатает…');

async function open(page: Page): Promise<void> {
  await launcher(page).click();
  await expect(field(page)).toBeFocused();
}

async function say(page: Page, message: string): Promise<void> {
  await field(page).fill(message);
  await field(page).press('Enter');
  await expect(log(page).getByText(message, { exact: true }).last()).toBeVisible();
  await expect(field(page)).toBeEnabled();
}

/** Answers the first calls of an address as told, then lets them through; collects their idempotency keys. */
async function breakCalls(page: Page, url: string, answers: ((route: Route) => Promise<void>)[]): Promise<string[]> {
  const keys: string[] = [];
  await page.route(url, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    const answer = answers.shift();
    await (answer ? answer(route) : route.continue());
  });
  return keys;
}
const fail = (route: Route) =>
  route.fulfill({ status: 503, json: { message: 'Сервер отдыхает', code: 'unavailable' } });

test.describe('a newcomer', () => {
  test('says a phrase from the dashboard, sees what came of it and takes all of it back', async ({ page }) => {
    await settle(page);
    await expect(page.getByRole('heading', { name: 'Скажите, что сделать' })).toBeVisible();
    await expectFlawless(page);
    await page.getByRole('button', { name: 'Надо купить молоко и завтра позвонить маме' }).click();
    const changed = chat(page).getByRole('list', { name: 'Что изменилось' });
    await expect(changed.getByRole('listitem')).toHaveCount(2);
    await expect(toast(page, 'Задачи созданы')).toContainText('2 задачи');
    expect((await titlesOf(page)).sort()).toEqual(['Купить молоко', 'Позвонить маме']);
    await chat(page).getByRole('button', { name: 'Отменить', exact: true }).click();
    await expect(toast(page, 'Отменено. Убрано: «Купить молоко», «Позвонить маме».')).toBeVisible();
    await expect(log(page).getByText('Отменено', { exact: true })).toBeVisible();
    expect(await titlesOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Скажите, что сделать' })).toBeVisible();
  });

  test('writes to the line of the dashboard and goes on in the dialog', async ({ page }) => {
    await settle(page, ['Полить цветы']);
    await page.getByLabel('Команда помощнику').fill('  полил цветы  ');
    await page.keyboard.press('Enter');
    await expect(log(page).getByText('полил цветы', { exact: true })).toBeVisible();
    await expect(toast(page, 'Задача выполнена!')).toBeVisible();
    await expect(field(page)).toBeFocused();
    expect(await tasksOf(page)).toMatchObject([{ title: 'Полить цветы', status: 'completed' }]);
  });
});

test.describe('the dialog', () => {
  test('tells of each of the six kinds of action, and leads to the task', async ({ page }) => {
    await settle(page);
    await open(page);
    await expect(log(page)).toContainText('Здравствуйте. Я ваш помощник.');
    const steps = [
      ['создай задачу купить хлеб', 'Задача создана'],
      ['перенеси хлеб на завтра', 'Задача обновлена!'],
      ['купил хлеб', 'Задача выполнена!'],
      ['верни хлеб в работу', 'Задача активирована!'],
      ['удали задачу купить хлеб', 'Задача удалена!'],
      ['запиши как выполненную: вынес мусор', 'Выполненная задача записана'],
    ] as const;
    for (const [message, title] of steps) {
      await say(page, message);
      await expect(toast(page, title)).toBeVisible();
    }
    await expect(log(page).getByText('Здравствуйте. Я ваш помощник.')).toBeHidden();
    await say(page, 'создай задачу помыть окна');
    await log(page).getByRole('button', { name: 'Создана: Помыть окна' }).click();
    await expect(chat(page)).toBeHidden();
    await expect(page).toHaveURL(/\?section=tasks&task=/);
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Помыть окна' })).toBeVisible();
  });

  test('sends by Enter alone, trimmed, and nothing while an answer is awaited', async ({ page }) => {
    await settle(page);
    await open(page);
    const sent: string[] = [];
    let answer = () => {};
    await page.route(SMART, async (route) => {
      sent.push(route.request().postDataJSON().message);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    await field(page).fill(' \n ');
    await field(page).press('Enter');
    await expect(chat(page).getByRole('button', { name: 'Отправить' })).toBeDisabled();
    await field(page).fill('');
    await field(page).pressSequentially('  привет');
    await field(page).press('Shift+Enter');
    await expect(field(page)).toHaveValue('  привет\n');
    await field(page).press('Enter');
    await expect(typing(page)).toBeVisible();
    await expect(field(page)).toBeDisabled();
    await expect(chat(page).getByRole('button', { name: 'Отправить' })).toBeDisabled();
    answer();
    await expect(typing(page)).toBeHidden();
    await expect(field(page)).toBeFocused();
    expect(sent).toEqual(['привет']);
  });

  test('keeps what is being typed, and clears the messages, when it closes', async ({ page }) => {
    await settle(page);
    await open(page);
    await say(page, 'привет');
    await field(page).fill('ещё не дописал');
    await page.keyboard.press('Escape');
    await expect(chat(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
    await open(page);
    await expect(field(page)).toHaveValue('ещё не дописал');
    await expect(log(page).getByText('привет', { exact: true })).toHaveCount(1);
    await page.reload();
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect(field(page)).toHaveValue('ещё не дописал');
  });

  test('clears the memory after a question', async ({ page }) => {
    await settle(page);
    await open(page);
    await say(page, 'привет');
    await chat(page).getByRole('button', { name: 'Очистить память помощника' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Очистить' }).click();
    await expect(toast(page, 'Память помощника очищена')).toBeVisible();
    await expect(log(page)).toContainText('Здравствуйте. Я ваш помощник.');
    await expect(log(page).getByText('привет', { exact: true })).toBeHidden();
    expect(await (await page.request.get('/api/chat/history')).json()).toEqual([]);
  });

  test('is there for the keyboard alone', async ({ page }) => {
    await settle(page, ['Полить цветы']);
    await launcher(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('удали цветы');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Задача удалена!')).toBeVisible();
    await expect(field(page)).toBeFocused();
    const undo = log(page).getByRole('button', { name: 'Отменить' });
    for (let step = 0; step < 12 && !(await undo.evaluate((node) => node.matches(':focus'))); step++)
      await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(log(page).getByText('Отменено', { exact: true })).toBeVisible();
    expect(await titlesOf(page)).toEqual(['Полить цветы']);
  });

  test('stays where somebody reads, and follows who reads along', async ({ page }) => {
    await settle(page);
    await open(page);
    for (let count = 0; count < 8; count++) await say(page, 'что ты умеешь?');
    const body = chat(page).locator('.overflow-y-auto');
    const below = () => body.evaluate((node) => node.scrollHeight - node.scrollTop - node.clientHeight);
    expect(await below()).toBeLessThan(2);
    await body.evaluate((node) => node.scrollTo({ top: 0 }));
    await chat(page).getByRole('button', { name: 'К последним сообщениям' }).click();
    expect(await below()).toBeLessThan(2);
  });
});

/** A message that may well be meant in two ways where there is a report to hand in. */
const UNSURE = 'надо бы отчёт сдать до пятницы';

test.describe('where it is not sure', () => {
  const choices = (page: Page) => log(page).getByRole('list', { name: 'Вы имели в виду' }).last();
  const choice = (page: Page, name: RegExp | string) => choices(page).getByRole('button', { name });
  const dueOf = async (page: Page) =>
    ((await (await page.request.get('/api/tasks')).json()) as { dueDate: string | null }[])[0]!.dueDate;

  test('it asks by a card, and a press does what it says', async ({ page }) => {
    await settle(page, ['Сдать отчёт']);
    await open(page);
    await say(page, UNSURE);
    await expect(log(page)).toContainText('Вы имели в виду…');
    await expect(choices(page).getByRole('button')).toHaveCount(3);
    expect(await dueOf(page)).toBeNull();
    await choice(page, /^Поставить «Сдать отчёт» на пятницу/).click();
    await expect(toast(page, 'Задача обновлена!')).toBeVisible();
    await expect(field(page)).toBeFocused();
    expect(await dueOf(page)).not.toBeNull();
    await expect(choices(page).getByRole('button')).toHaveCount(0);
    await expect(choices(page).getByRole('listitem').filter({ hasText: 'Поставить' })).toContainText('выбрано');
    await log(page).getByRole('button', { name: 'Отменить' }).click();
    await expect(log(page).getByText('Отменено', { exact: true })).toBeVisible();
    expect(await dueOf(page)).toBeNull();
  });

  test('the card is there for the keyboard, survives a reload, and «отмени» does, too', async ({ page }) => {
    await settle(page, ['Сдать отчёт']);
    await open(page);
    await say(page, UNSURE);
    await expect(choice(page, 'Ничего из этого')).toBeVisible();
    await page.reload();
    await open(page);
    const wanted = choice(page, /^Добавить задачу/);
    for (let step = 0; step < 12 && !(await wanted.evaluate((node) => node.matches(':focus'))); step++)
      await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Задача создана')).toBeVisible();
    expect(await tasksOf(page)).toHaveLength(2);
    await page.reload();
    await open(page);
    await expect(choices(page).getByRole('listitem').filter({ hasText: 'Добавить' })).toContainText('выбрано');
    await say(page, 'отмени');
    expect(await titlesOf(page)).toEqual(['Сдать отчёт']);
  });

  test('none of it is meant, by a press and by a word', async ({ page }) => {
    await settle(page, ['Сдать отчёт']);
    await open(page);
    for (const answer of [() => choice(page, 'Ничего из этого').click(), () => say(page, 'нет')]) {
      await say(page, UNSURE);
      await answer();
      await expect(log(page).getByText('Хорошо, ничего не меняю.').last()).toBeVisible();
      await expect(choices(page).getByRole('button')).toHaveCount(0);
      await expect(log(page).getByText('Ничего не выбрано').last()).toBeVisible();
    }
    expect(await tasksOf(page)).toMatchObject([{ title: 'Сдать отчёт', dueDate: null }]);
  });

  test('another message ends the card, and a task that is gone is told of', async ({ page }) => {
    await settle(page, ['Сдать отчёт']);
    await open(page);
    await say(page, UNSURE);
    await say(page, 'спасибо');
    await expect(choices(page).getByRole('button')).toHaveCount(0);
    await say(page, UNSURE);
    const [task] = await (await page.request.get('/api/tasks')).json();
    await page.request.delete(`/api/tasks/${task.id}`);
    await choice(page, /^Поставить «Сдать отчёт»/).click();
    await expect(log(page)).toContainText('Ничего не меняю: задачи «Сдать отчёт» уже нет.');
    expect(await titlesOf(page)).toEqual([]);
  });

  test('another window shows the card, and only the one that was asked answers it', async ({ page, context }) => {
    await settle(page, ['Сдать отчёт']);
    const other = await context.newPage();
    await other.goto('/');
    await open(page);
    await say(page, UNSURE);
    await open(other);
    await expect(choices(other).getByRole('listitem')).toHaveCount(2);
    await expect(choices(other).getByRole('button')).toHaveCount(0);
    await expect(log(other)).toContainText('Спрошено в другом окне');
    await choice(page, /^Добавить задачу/).click();
    await expect(toast(page, 'Задача создана')).toBeVisible();
    await expect(choices(other).getByRole('listitem').filter({ hasText: 'Добавить' })).toContainText('выбрано');
  });

  test.describe('and the card is stale', () => {
    test.use({ expectedProblems: /status of 409/ });

    test('it says so, and nothing is done', async ({ page }) => {
      await settle(page, ['Сдать отчёт']);
      await open(page);
      await say(page, UNSURE);
      // The same conversation goes on where this page does not see it.
      const overtaken = async (route: Route) => {
        const headers = { 'x-client-id': route.request().headers()['x-client-id']! };
        await page.request.post('/api/ai/smart-chat', { data: { message: 'спасибо' }, headers });
        await route.continue();
      };
      await page.route(SMART, overtaken, { times: 1 });
      await choice(page, /^Поставить «Сдать отчёт»/).click();
      await expect(toast(page, 'Не удалось ответить')).toContainText('Этот вопрос уже закрыт');
      await expect(choices(page).getByRole('button')).toHaveCount(0);
      expect(await dueOf(page)).toBeNull();
    });
  });
});

test.describe('in two windows', () => {
  test('what one says shows in the other, and their questions stay apart', async ({ page, context }) => {
    await settle(page, ['Отчёт по продажам', 'Отчёт для бухгалтерии']);
    const other = await context.newPage();
    await other.goto('/?section=tasks');
    await expect(other.getByText('Отчёт по продажам')).toBeVisible();
    await open(page);
    await say(page, 'удали отчёт');
    await open(other);
    await expect(log(other).getByText('удали отчёт', { exact: true })).toBeVisible();
    await say(other, 'первую');
    expect(await titlesOf(page)).toHaveLength(2);
    await say(page, 'первую');
    await expect(toast(page, 'Задача удалена!')).toBeVisible();
    await expect(log(other).getByText('первую', { exact: true })).toHaveCount(2);
    await other.keyboard.press('Escape');
    await expect(other.getByRole('grid', { name: 'Задачи' }).getByRole('row')).toHaveCount(1);
  });
});

test.describe('in trouble', () => {
  test.use({ expectedProblems: /status of (?:503|409)|ERR_FAILED/ });

  test('a message sent three times is done once', async ({ page }) => {
    await settle(page);
    await open(page);
    // The second answer is lost on its way: what it did must not be done again.
    const lost = async (route: Route) => {
      await route.fetch();
      await route.fulfill({ status: 503, body: '' });
    };
    const keys = await breakCalls(page, SMART, [fail, lost]);
    await say(page, 'создай задачу купить хлеб');
    await expect(toast(page, 'Задача создана')).toBeVisible();
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(await titlesOf(page)).toEqual(['Купить хлеб']);
    await expect(log(page).getByText('создай задачу купить хлеб', { exact: true })).toHaveCount(1);
  });

  test('an assistant that never answers apologises, and the message can be sent again', async ({ page }) => {
    await settle(page);
    await open(page);
    await breakCalls(page, SMART, [fail, fail, fail]);
    await say(page, 'создай задачу купить хлеб');
    await expect(log(page).getByText('Извините, произошла ошибка. Попробуйте ещё раз.')).toBeVisible();
    await expect(toast(page, 'Ошибка')).toContainText('Не удалось получить ответ от ИИ');
    await chat(page).getByRole('button', { name: 'Отправить ещё раз' }).click();
    await expect(toast(page, 'Задача создана')).toBeVisible();
    await expect(log(page).getByText('Извините, произошла ошибка. Попробуйте ещё раз.')).toBeHidden();
    expect(await titlesOf(page)).toEqual(['Купить хлеб']);
  });

  test('a reply without words is an error, an empty one is replaced', async ({ page }) => {
    await settle(page);
    await open(page);
    const json = (body: unknown) => (route: Route) => route.fulfill({ json: body });
    await breakCalls(page, SMART, [
      json({ action: null }),
      json({ text: 'Да' }),
      json({}),
      json({ assistantResponse: ' ', action: null }),
      json({ message: 'Слушаю', action: 'tasks_complete', taskCount: 1 }),
    ]);
    await say(page, 'раз');
    await expect(log(page).getByText('Извините, произошла ошибка. Попробуйте ещё раз.')).toBeVisible();
    await say(page, 'два');
    await expect(
      log(page).getByText('Извините, не смог обработать ваш запрос. Попробуйте переформулировать.'),
    ).toBeVisible();
    await say(page, 'три');
    await expect(log(page).getByText('Слушаю')).toBeVisible();
    await expect(toast(page, 'Задача выполнена!')).toBeVisible();
  });

  test('a history that fails again and again says so and is asked for again', async ({ page }) => {
    let isBroken = true;
    // From the start: the device fetches it ahead once it has nothing else to do.
    await page.route(HISTORY, (route) => (isBroken ? fail(route) : route.continue()));
    await settle(page);
    await open(page);
    await expect(chat(page).getByText('Не удалось загрузить переписку')).toBeVisible();
    await expectFlawless(page);
    isBroken = false;
    await chat(page).getByRole('button', { name: 'Повторить' }).click();
    await expect(log(page)).toContainText('Здравствуйте. Я ваш помощник.');
  });

  test('an undo that later changes forbid says which', async ({ page }) => {
    await settle(page);
    await open(page);
    await say(page, 'создай задачу купить хлеб');
    const [task] = await (await page.request.get('/api/tasks')).json();
    await page.request.put(`/api/tasks/${task.id}`, { data: { title: 'Купить батон' } });
    await log(page).getByRole('button', { name: 'Отменить' }).click();
    await expect(toast(page, 'Не удалось отменить')).toContainText('задача «Купить батон» с тех пор изменилась');
    expect(await titlesOf(page)).toEqual(['Купить батон']);
  });
});

test('the quick-add line understands dates and shows them before Enter', async ({ page }) => {
  await settle(page);
  await page.goto('/?section=tasks');
  const line = page.getByLabel('Новая задача');
  await line.fill('купить корм завтра в 6 вечера !');
  const understood = page.getByRole('list', { name: 'Распознано' });
  await expect(understood.getByRole('listitem')).toHaveText(['завтра в 18:00', /высокий/]);
  await line.press('Enter');
  await expect(page.getByRole('grid', { name: 'Задачи' })).toContainText('Купить корм');
  await expect.poll(() => tasksOf(page)).toMatchObject([{ title: 'Купить корм', priority: 'high' }]);
});

for (const theme of ['light', 'dark']) {
  test.describe(`on a phone, ${theme}`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the dialog takes the whole screen and nothing covers its field', async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await settle(page);
      await open(page);
      await expectFlawless(page);
      expect(await chat(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
      await say(page, 'создай задачи: купить хлеб, купить молоко, помыть окна');
      await expect(toast(page, 'Задачи созданы')).toBeVisible();
      const [told, typed] = [await toast(page, 'Задачи созданы').boundingBox(), await field(page).boundingBox()];
      expect(told!.y + told!.height).toBeLessThan(typed!.y);
      await expectFlawless(page);
      await page.request.post('/api/tasks', { data: { title: 'Сдать отчёт' } });
      await say(page, UNSURE);
      const none = log(page).getByRole('button', { name: 'Ничего из этого' });
      await expect(none).toBeInViewport({ ratio: 1 });
      expect((await none.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      await expectFlawless(page);
    });
  });
}

test('a session is begun and a habit marked by words, in sight of both, and «Отменить» unmarks it', async ({
  page,
}) => {
  await settle(page, ['Диплом: глава 2']);
  const habit = { name: 'Зарядка', frequency: 'daily' };
  expect((await page.request.post('/api/habits', { data: habit })).status()).toBe(201);
  await open(page);
  await say(page, 'запусти фокус на 45 минут над дипломом');
  await expect(log(page).getByText('Фокус-сессия на 45 минут над задачей «Диплом: глава 2» началась.')).toBeVisible();
  await expect(page.getByText(/^4[45]:\d\d$/)).toBeVisible();
  const isDone = async () => (await (await page.request.get('/api/habits')).json())[0].completedToday;
  await say(page, 'сделал зарядку');
  await expect(log(page).getByText('Привычка «Зарядка» на сегодня отмечена.')).toBeVisible();
  expect(await isDone()).toBe(true);
  await log(page).getByRole('button', { name: 'Отменить' }).last().click();
  await expect.poll(isDone).toBe(false);
});
