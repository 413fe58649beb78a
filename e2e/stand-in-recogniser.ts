import type { Page } from '@playwright/test';

interface StandIn {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart?: () => void;
  onresult?: (event: object) => void;
  onerror?: (event: { error: string }) => void;
  onend?: () => void;
}

/** The browser's recogniser in the hands of a journey. */
export interface Recogniser {
  /** Has the open microphone hear words: all of them so far. */
  hear(words: string): Promise<void>;
  fail(error: string): Promise<void>;
  /** Lets the next microphone open and not start yet. */
  hold(): Promise<void>;
  /** Starts what was held. */
  begin(): Promise<void>;
  /** How often the microphone was opened, and whether it is. */
  state(): Promise<{
    opened: number;
    listening: boolean;
    asked: Pick<StandIn, 'lang' | 'continuous' | 'interimResults'>;
  }>;
}

declare global {
  interface Window {
    standIn: { opened: number; held: boolean; live: StandIn | undefined; last: StandIn | undefined };
    webkitSpeechRecognition?: unknown;
    SpeechRecognition?: unknown;
  }
}

/** Puts a stand-in in the place of the recogniser that Chromium has and that needs a network; `present: false` takes it away. */
export async function standInForRecogniser(page: Page, { present = true } = {}): Promise<Recogniser> {
  await page.addInitScript((there) => {
    window.standIn = { opened: 0, held: false, live: undefined, last: undefined };
    class Recognition {
      start() {
        window.standIn.opened++;
        window.standIn.live = window.standIn.last = this as unknown as StandIn;
        setTimeout(() => !window.standIn.held && window.standIn.live?.onstart?.());
      }
      stop() {
        const { live } = window.standIn;
        window.standIn.live = undefined;
        setTimeout(() => live?.onend?.());
      }
      abort() {
        this.stop();
      }
    }
    Object.assign(window, { SpeechRecognition: there ? Recognition : undefined, webkitSpeechRecognition: undefined });
  }, present);
  return {
    hear: (words) =>
      page.evaluate((transcript) => window.standIn.live?.onresult?.({ results: [[{ transcript }]] }), words),
    fail: (error) =>
      page.evaluate((name) => {
        const { live } = window.standIn;
        window.standIn.live = undefined;
        live?.onerror?.({ error: name });
        live?.onend?.();
      }, error),
    hold: () =>
      page.evaluate(() => {
        window.standIn.held = true;
      }),
    begin: () =>
      page.evaluate(() => {
        window.standIn.held = false;
        window.standIn.live?.onstart?.();
      }),
    state: () =>
      page.evaluate(() => {
        const { opened, live, last } = window.standIn;
        const { lang = '', continuous = false, interimResults = false } = last ?? {};
        return { opened, listening: live !== undefined, asked: { lang, continuous, interimResults } };
      }),
  };
}
