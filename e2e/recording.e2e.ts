import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createSynthesiser } from '#features/assistant/voice/server/synthesiser.ts';
import { type ScriptedService, startScriptedService } from '#testing/server/scripted-service.ts';
import { test as base, expect } from './fixtures.ts';
import { startProductServer } from './product-server.ts';
import { standInForRecogniser } from './stand-in-recogniser.ts';

/** Seconds without a sound at the end of what the microphone brings. */
const SILENCE = 8;

/** A WAV file of our own voice that says the words, and then nothing. */
async function spoken(words: string): Promise<Buffer> {
  const synthesiser = createSynthesiser();
  // The worker keeps no process alive, and nothing else here does.
  const alive = setInterval(() => {}, 1000);
  const wav = await synthesiser.ask('', { voice: 'female', text: words });
  clearInterval(alive);
  await synthesiser.close();
  if (!wav) throw new Error(`nothing to say in ${words}`);
  const speech = Buffer.from(wav);
  const file = Buffer.concat([speech, Buffer.alloc(SILENCE * speech.readUInt32LE(28))]);
  file.writeUInt32LE(file.length - 8, 4);
  file.writeUInt32LE(file.length - 44, 40);
  return file;
}

interface Worker {
  transcriber: ScriptedService;
}

/** A product with a service of transcription, and a browser whose microphone hears our own voice. */
const test = base.extend<object, Worker>({
  transcriber: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const service = await startScriptedService();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ transcriber }, use) => {
      const server = await startProductServer({ env: { STT_BASE_URL: `${transcriber.base}/v1` } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ launchOptions }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'takt-microphone-'));
      const file = join(folder, 'speech.wav');
      await writeFile(file, await spoken('Купить молоко завтра вечером.'));
      const microphone = [
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-audio-capture=${file}%noloop`,
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...microphone] });
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

async function settle(page: Page): Promise<void> {
  await standInForRecogniser(page, { present: false });
  const data = { email: `recording-${randomUUID()}@example.test`, password: 'верный пароль' };
  expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201);
  await page.request.put('/api/settings', { data: { enableTTS: false } });
  await page.goto('/');
}

const command = (page: Page) => page.getByRole('button', { name: 'Голосовая команда' });
const toast = (page: Page, words: string) => page.locator('[data-toast]').filter({ hasText: words });
const agree = (page: Page) =>
  page
    .getByRole('alertdialog', { name: 'Включить голосовой ввод?' })
    .getByRole('button', { name: 'Продолжить' })
    .click();

test('a browser without a recogniser records, silence ends it, and the service understands it', async ({
  page,
  transcriber,
}) => {
  transcriber.asked.length = 0;
  transcriber.answer((response) => response.end(JSON.stringify({ text: 'Купить молоко завтра вечером' })));
  await settle(page);
  await command(page).click();
  await expect(page.getByText('в службу распознавания, которую выбрал его владелец')).toBeVisible();
  await agree(page);
  await expect(toast(page, 'Запись начата')).toBeVisible();
  await expect(toast(page, 'Задача создана')).toContainText('Купить молоко', { timeout: 20_000 });
  const [{ path, body } = { path: '', body: Buffer.alloc(0) }] = transcriber.asked;
  expect(path).toBe('/v1/audio/transcriptions');
  expect(body.toString('latin1')).toContain('filename="speech.webm"');
  // Some seconds of Opus: the words are in it.
  expect(body.length).toBeGreaterThan(5000);
});

test.describe('where the service fails', () => {
  test.use({ expectedProblems: /status of 503/ });

  test('the recording is given up with a word about it, and the button works again', async ({ page, transcriber }) => {
    transcriber.answer((response) => response.writeHead(500).end());
    await settle(page);
    await command(page).click();
    await agree(page);
    await expect(toast(page, 'Запись начата')).toBeVisible();
    await page.waitForTimeout(1500);
    await page.getByRole('button', { name: 'Закончить запись' }).click();
    await expect(toast(page, 'Ошибка распознавания речи')).toBeVisible();
    await expect(command(page)).toBeVisible();
  });
});

test('Escape ends a recording that nobody then hears', async ({ page, transcriber }) => {
  transcriber.asked.length = 0;
  await settle(page);
  await command(page).click();
  await agree(page);
  await expect(toast(page, 'Запись начата')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(command(page)).toBeVisible();
  expect(transcriber.asked).toEqual([]);
});
