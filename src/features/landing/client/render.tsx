import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url';
import { renderToStaticMarkup } from 'react-dom/server';
import { texts } from '../texts.ts';
import styles from './landing.css?inline';
import { LandingPage } from './landing-page.tsx';

/** The landing page as one complete document; `themeScript` is the app's own, so that both share one hash. */
export function renderLanding(themeScript: string): string {
  const page = (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>{texts.title}</title>
        <meta name="description" content={texts.description} />
        <meta property="og:type" content="website" />
        <meta property="og:locale" content="ru_RU" />
        <meta property="og:site_name" content={texts.product} />
        <meta property="og:title" content={texts.title} />
        <meta property="og:description" content={texts.description} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={cyrillic} as="font" type="font/woff2" crossOrigin="" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script and styles, read when building */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <LandingPage />
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
