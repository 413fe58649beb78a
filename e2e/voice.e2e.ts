import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { type Recogniser, standInForRecogniser } from './stand-in-recogniser.ts';

const SMART = '**/api/ai/smart-chat';

interface Visit {
  /** The browser has no recogniser. */
  deaf?: boolean;
  /** Where the voice may go is known and agreed to. */
  consented?: boolean;
  settings?: object;
}

/** Signs the browser in with a new account and opens the dashboard. */
async function settle(page: Page, { deaf = false, consented = true, settings }: Visit = {}): Promise<Recogniser> {
  const recogniser = await standInForRecogniser(page, { present: !deaf });
  if (consented) await page.addInitScript(() => localStorage.setItem('voiceConsent', 'browser'));
  const data = { email: `voice-${randomUUID()}@example.test`, password: 'верный пароль' };
  expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201);
  if (settings) await page.request.put('/api/settings', { data: settings });
  await page.goto('/');
  return recogniser;
}

const chat = (page: Page) => page.getByRole('dialog', { name: 'ИИ-помощник' });
const field = (page: Page) => chat(page).getByLabel('Сообщение помощнику');
const microphone = (page: Page) => chat(page).getByRole('button', { name: 'Сказать голосом' });
const command = (page: Page) => page.getByRole('button', { name: 'Голосовая команда' });
const toast = (page: Page, words: string) => page.locator('[data-toast]').filter({ hasText: words });
const titlesOf = async (page: Page) =>
  ((await (await page.request.get('/api/tasks')).json()) as { title: string }[]).map(({ title }) => title);

async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Открыть ИИ-помощника' }).click();
  await expect(field(page)).toBeFocused();
}

/** Holds the answers back, so that what stands before them can be seen. */
const slowAnswers = (page: Page, milliseconds = 700) =>
  page.route(SMART, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });

/** Collects what is played, and at which rate. */
async function overhear(page: Page): Promise<{ texts: string[]; rates(): Promise<number[]> }> {
  const texts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/tts')) texts.push(request.postDataJSON().text);
  });
  await page.addInitScript(() => {
    const rates: number[] = [];
    Object.assign(window, { playedRates: rates });
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      rates.push(this.playbackRate);
      return play.call(this);
    };
  });
  return { texts, rates: () => page.evaluate(() => (window as unknown as { playedRates: number[] }).playedRates) };
}

test('a spoken command is carried out, its answer is spoken, and «отмена» takes it back', async ({ page }) => {
  const heard = await overhear(page);
  const recogniser = await settle(page, { consented: false });
  await slowAnswers(page);
  await openChat(page);
  await microphone(page).click();
  const question = page.getByRole('alertdialog', { name: 'Включить голосовой ввод?' });
  await expect(question).toContainText('некоторые браузеры отправляют для этого звук');
  /** Nothing says that somebody is heard. */
  const isDeaf = async () => {
    await expect(page.getByPlaceholder('Слушаю…')).toHaveCount(0);
    await expect(page.locator('[aria-label="Закончить запись"]')).toHaveCount(0);
    await expect(toast(page, 'Запись начата')).toHaveCount(0);
  };
  await isDeaf();
  await recogniser.hold();
  await question.getByRole('button', { name: 'Продолжить' }).click();
  await expect.poll(async () => (await recogniser.state()).opened).toBe(1);
  await isDeaf();
  await recogniser.begin();
  await expect(page.getByPlaceholder('Слушаю…')).toBeVisible();
  await expect(toast(page, 'Запись начата')).toBeVisible();
  expect((await recogniser.state()).asked).toEqual({ lang: 'ru-RU', continuous: true, interimResults: true });
  await recogniser.hear('купить');
  await expect(field(page)).toHaveValue('купить');
  await recogniser.hear('купить молоко');
  await expect(field(page)).toHaveValue('купить молоко');
  await expect(toast(page, 'Запись завершена')).toContainText('Текст распознан успешно');
  await expect(toast(page, 'Задача создана')).toBeVisible();
  expect(await titlesOf(page)).toEqual(['Купить молоко']);
  const history = await (await page.request.get('/api/chat/history')).json();
  expect(history[0]).toMatchObject({ content: 'купить молоко', metadata: { voice: true } });
  await expect.poll(() => heard.rates()).toEqual([1.1]);
  expect(heard.texts).toEqual([history[1].content]);
  // Only once the answer was said to the end is the microphone open again.
  expect((await recogniser.state()).opened).toBe(1);
  await expect.poll(async () => (await recogniser.state()).opened).toBe(2);
  await recogniser.hear('отмена');
  await expect.poll(() => titlesOf(page)).toEqual([]);
});

/** A message that may well be meant in two ways where there is a report to hand in. */
const UNSURE = 'надо бы отчёт сдать до пятницы';
const card = (page: Page) => chat(page).getByRole('list', { name: 'Вы имели в виду' }).last();

test('a card is read out and answered by a word, in the dialog and from the shell', async ({ page }) => {
  const heard = await overhear(page);
  const recogniser = await settle(page);
  await page.request.post('/api/tasks', { data: { title: 'Сдать отчёт' } });
  await openChat(page);
  await microphone(page).click();
  await expect(toast(page, 'Запись начата')).toBeVisible();
  await recogniser.hear(UNSURE);
  // The first message of a server loads the dictionary.
  await expect(card(page).getByRole('button')).toHaveCount(3, { timeout: 60_000 });
  await expect.poll(() => heard.texts.at(-1)).toMatch(/^Вы имели в виду…\n1\. /);
  await expect.poll(async () => (await recogniser.state()).opened, { timeout: 30_000 }).toBe(2);
  await recogniser.hear('нет');
  await expect(chat(page).getByText('Хорошо, ничего не меняю.')).toBeVisible();
  expect(await titlesOf(page)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await command(page).click();
  await expect(toast(page, 'Запись начата')).toBeVisible();
  await recogniser.hear(UNSURE);
  // What is offered is answered where it can be seen.
  await expect(card(page).getByRole('button').last()).toHaveText('Ничего из этого', { timeout: 40_000 });
  await expect.poll(async () => (await recogniser.state()).opened, { timeout: 30_000 }).toBeGreaterThan(3);
  await recogniser.hear('вторую');
  await expect.poll(async () => (await titlesOf(page)).length).toBe(2);
});

test('the word after an answer is only hoped for: silence ends it without a complaint', async ({ page }) => {
  const recogniser = await settle(page);
  await openChat(page);
  await microphone(page).click();
  await recogniser.hear('купить хлеб');
  await expect.poll(async () => (await recogniser.state()).opened).toBe(2);
  await expect(toast(page, 'Задача создана')).toBeHidden();
  await expect.poll(async () => (await recogniser.state()).listening).toBe(false);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await expect(microphone(page)).toBeEnabled();
});

test('Escape closes the microphone, keeps the words and leaves the dialog; the button ends and says them', async ({
  page,
}) => {
  const recogniser = await settle(page, { settings: { enableTTS: false } });
  await openChat(page);
  await field(page).fill('Завтра');
  await microphone(page).click();
  await expect(toast(page, 'Запись начата')).toBeVisible();
  await recogniser.hear('созвониться с командой');
  await expect(field(page)).toHaveValue('Завтра созвониться с командой');
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeVisible();
  await expect(field(page)).toHaveValue('Завтра созвониться с командой');
  expect((await recogniser.state()).listening).toBe(false);
  expect(await titlesOf(page)).toEqual([]);
  await microphone(page).click();
  await expect(toast(page, 'Запись начата')).toBeVisible();
  await recogniser.hear('в десять');
  await chat(page).getByRole('button', { name: 'Закончить запись' }).click();
  await expect.poll(() => titlesOf(page)).toEqual(['Созвониться с командой']);
  await expect(field(page)).toHaveValue('');
});

test('a recogniser that fails is explained, however it fails', async ({ page }) => {
  const recogniser = await settle(page);
  for (const [error, title, text] of [
    ['not-allowed', 'Ошибка записи', 'Нет доступа к микрофону. Разрешите его для этого сайта в настройках браузера.'],
    ['audio-capture', 'Ошибка записи', 'Микрофон не найден или занят другой программой'],
    ['no-speech', 'Ошибка записи', 'Не удалось распознать речь'],
    ['network', 'Ошибка записи', 'Службе распознавания в браузере нужна сеть, а она недоступна'],
    ['language-not-supported', 'Голосовой ввод недоступен', 'Ваш браузер не распознаёт русскую речь'],
    ['something-new', 'Ошибка записи', 'Не удалось распознать речь'],
  ] as const)
    await test.step(error, async () => {
      await page.reload();
      await openChat(page);
      await microphone(page).click();
      await expect(toast(page, 'Запись начата')).toBeVisible();
      await recogniser.fail(error);
      await expect.soft(toast(page, title)).toContainText(text);
      await expect.soft(microphone(page)).toBeEnabled();
    });
});

test('three seconds without a word end it', async ({ page }) => {
  await settle(page);
  await openChat(page);
  await microphone(page).click();
  await expect(toast(page, 'Запись начата')).toBeVisible();
  await expect(toast(page, 'Ошибка записи')).toContainText('Не удалось распознать речь');
});

test('what was heard before the recogniser broke off is said', async ({ page }) => {
  const recogniser = await settle(page, { settings: { enableTTS: false } });
  await openChat(page);
  await microphone(page).click();
  await expect(toast(page, 'Запись начата')).toBeVisible();
  await recogniser.hear('купить сыр');
  await recogniser.fail('network');
  await expect.poll(() => titlesOf(page)).toEqual(['Купить сыр']);
});

test('who does not agree is not heard, and is asked again', async ({ page }) => {
  const recogniser = await settle(page, { consented: false });
  const question = page.getByRole('alertdialog', { name: 'Включить голосовой ввод?' });
  for (let times = 0; times < 2; times++) {
    await command(page).click();
    await question.getByRole('button', { name: 'Отмена' }).click();
    await expect(question).toBeHidden();
  }
  expect((await recogniser.state()).opened).toBe(0);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});

test('a browser that cannot hear says so where the server cannot either', async ({ page }) => {
  await settle(page, { deaf: true });
  for (const press of [
    () => command(page).click(),
    async () => {
      await openChat(page);
      await microphone(page).click();
    },
  ]) {
    await press();
    await expect(toast(page, 'Голосовой ввод недоступен')).toContainText(
      'Ваш браузер не поддерживает распознавание речи',
    );
    await toast(page, 'Голосовой ввод недоступен').getByRole('button', { name: 'Закрыть' }).click();
  }
});

test.describe('the button of the shell', () => {
  test('hears a command on any page, shows it, tells what came of it and takes it back', async ({ page }) => {
    const heard = await overhear(page);
    const recogniser = await settle(page);
    await page.goto('/projects');
    await slowAnswers(page);
    await command(page).click();
    await expect(toast(page, 'Запись начата')).toBeVisible();
    await recogniser.hear('купить чай');
    const notice = page.getByRole('status').filter({ hasText: /Слушаю|Думаю|Вы сказали/ });
    await expect(notice).toContainText('Слушаю…купить чай');
    await expect(toast(page, 'Запись завершена')).toContainText('Текст распознан успешно');
    await expect(notice).toContainText('Думаю…');
    await expect(toast(page, 'Задача создана')).toContainText('Купить чай');
    await toast(page, 'Задача создана').getByRole('button', { name: 'Отменить' }).click();
    await expect.poll(() => titlesOf(page)).toEqual([]);
    await expect(notice).toBeHidden();
    expect(heard.texts).toHaveLength(1);
  });

  test('tells the answer to a question, and opens the conversation', async ({ page }) => {
    const recogniser = await settle(page, { settings: { enableTTS: false } });
    await command(page).click();
    await expect(toast(page, 'Запись начата')).toBeVisible();
    await recogniser.hear('что ты умеешь');
    await page.getByRole('button', { name: 'Закончить запись' }).click();
    await expect(toast(page, 'ИИ-помощник')).toBeVisible();
    await toast(page, 'ИИ-помощник').getByRole('button', { name: 'Открыть' }).click();
    await expect(chat(page).getByRole('log')).toContainText('что ты умеешь');
  });

  test.describe('where the server fails', () => {
    test.use({ expectedProblems: /status of 503/ });

    test('says that the command was not carried out', async ({ page }) => {
      const recogniser = await settle(page);
      await page.route(SMART, (route) => route.fulfill({ status: 503, json: { message: 'Сервер отдыхает' } }));
      await command(page).click();
      await expect(toast(page, 'Запись начата')).toBeVisible();
      await recogniser.hear('купить чай');
      await expect(toast(page, 'Ошибка ИИ')).toContainText('Не удалось обработать команду');
    });
  });

  test('names its own failure', async ({ page }) => {
    const recogniser = await settle(page);
    await command(page).click();
    await expect(toast(page, 'Запись начата')).toBeVisible();
    await recogniser.fail('not-allowed');
    await expect(toast(page, 'Ошибка распознавания речи')).toContainText('Нет доступа к микрофону');
  });
});

test.describe('the voice of the assistant', () => {
  const ANSWER = 'Расскажи, что ты умеешь';

  test('falls silent by its button, for the next message and by Escape', async ({ page }) => {
    const heard = await overhear(page);
    await settle(page, { settings: { speakTyped: true } });
    await openChat(page);
    const stop = chat(page).getByRole('button', { name: 'Остановить голос' });
    const say = async (words: string) => {
      await field(page).fill(words);
      await field(page).press('Enter');
    };
    await say(ANSWER);
    await stop.click();
    await expect(stop).toBeHidden();
    await say(ANSWER);
    await expect(stop).toBeVisible();
    await say('спасибо');
    await expect.poll(() => heard.texts.length).toBe(3);
    await say(ANSWER);
    await expect(stop).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chat(page)).toBeHidden();
    await openChat(page);
    await expect(stop).toBeHidden();
  });

  test('answers in writing who has typed', async ({ page }) => {
    const heard = await overhear(page);
    await settle(page);
    await openChat(page);
    await field(page).fill('спасибо');
    await field(page).press('Enter');
    await expect(chat(page).getByRole('log')).toContainText('спасибо');
    await expect(field(page)).toBeEnabled();
    expect(heard.texts).toEqual([]);
  });

  test('is switched off on this device, and stays so', async ({ page }) => {
    const heard = await overhear(page);
    await settle(page, { settings: { speakTyped: true } });
    await openChat(page);
    await chat(page).getByRole('button', { name: 'Выключить голос помощника' }).click();
    await page.reload();
    await openChat(page);
    await field(page).fill(ANSWER);
    await field(page).press('Enter');
    await expect(field(page)).toBeEnabled();
    expect(heard.texts).toEqual([]);
    await expect(chat(page).getByRole('button', { name: 'Включить голос помощника' })).toBeVisible();
  });

  test('is off where the account wants no voice, and one press brings it', async ({ page }) => {
    const heard = await overhear(page);
    await settle(page, { settings: { enableTTS: false, speakTyped: true } });
    await openChat(page);
    await field(page).fill(ANSWER);
    await field(page).press('Enter');
    await expect(field(page)).toBeEnabled();
    expect(heard.texts).toEqual([]);
    await chat(page).getByRole('button', { name: 'Включить голос помощника' }).click();
    await expect.poll(async () => (await (await page.request.get('/api/settings')).json()).enableTTS).toBe(true);
    await field(page).fill('спасибо');
    await field(page).press('Enter');
    await expect.poll(() => heard.texts.length).toBe(1);
  });
});

test('a word of support and the chosen voice are heard, too', async ({ page }) => {
  const heard = await overhear(page);
  await settle(page);
  await openChat(page);
  await chat(page).getByRole('button', { name: 'Подбодрить меня' }).click();
  await expect(toast(page, 'Мотивационное сообщение получено!')).toBeVisible();
  await expect.poll(() => heard.rates()).toEqual([1.1]);
  await page.goto('/profile?tab=settings');
  await page.getByRole('button', { name: 'Прослушать' }).click();
  await expect.poll(() => heard.texts.length).toBe(2);
});

test('the app asks for an assistant that listens at once', async ({ page }) => {
  const recogniser = await settle(page, { settings: { enableTTS: false } });
  await expect(command(page)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('openAssistant', { detail: { listen: true } })));
  await expect(chat(page).getByRole('button', { name: 'Закончить запись' })).toBeVisible();
  await recogniser.hear('купить соль');
  await expect.poll(() => titlesOf(page)).toEqual(['Купить соль']);
});

test('on a phone the microphone stands in the top bar and the assistant’s button at the end of the bar of sections', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page);
  await page.goto('/projects');
  await expect(command(page)).toBeInViewport();
  const boxes = await Promise.all([
    command(page).boundingBox(),
    page.getByRole('button', { name: 'Открыть ИИ-помощника' }).boundingBox(),
  ]);
  const [voice, assistant] = boxes as { x: number; y: number; width: number; height: number }[];
  expect(voice!.y + voice!.height).toBeLessThanOrEqual(56);
  const main = await page
    .locator('main')
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingBottom));
  expect(844 - assistant!.y).toBeLessThanOrEqual(main);
  // What tells that it listens does not hide the way to end it.
  await command(page).click();
  await expect(toast(page, 'Запись начата')).toBeVisible();
  await page.getByRole('button', { name: 'Закончить запись' }).click();
  await expect(toast(page, 'Ошибка распознавания речи')).toBeVisible();
});

test('what is shown while it listens is accessible, in the dialog and in the shell', async ({ page }) => {
  const recogniser = await settle(page);
  await openChat(page);
  await microphone(page).click();
  await expect(toast(page, 'Запись начата')).toBeVisible();
  await expectFlawless(page);
  await page.reload();
  await command(page).click();
  await expect(toast(page, 'Запись начата')).toBeVisible();
  await recogniser.hear('купить');
  await expectFlawless(page);
});
