import type { Page } from '@playwright/test';

/** What is written in figures of equal widths. Where nothing stands under it, «14» would read as «1 4». */
export const inEqualFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((each) => getComputedStyle(each).fontVariantNumeric !== 'normal')
      .map(({ textContent }) => textContent),
  );
