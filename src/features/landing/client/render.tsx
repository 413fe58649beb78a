import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url';
import { renderToStaticMarkup } from 'react-dom/server';
import { texts } from '../texts.ts';
import styles from './landing.css?inline';
import { LandingPage } from './landing-page.tsx';

/** The server puts its own origin in this place, or nothing where it knows none. */
const ORIGIN = '%PUBLIC_ORIGIN%';

/** The product as search engines understand it: schema.org. */
const ABOUT = {
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: texts.product,
  url: `${ORIGIN}/`,
  description: texts.description,
  inLanguage: 'ru',
  applicationCategory: 'ProductivityApplication',
  operatingSystem: 'Any',
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'RUB' },
};

/** The landing page as one complete document; `themeScript` is the app's own, so that both share one hash. */
export function renderLanding(themeScript: string): string {
  const page = (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        <title>{texts.title}</title>
        <meta name="description" content={texts.description} />
        <meta property="og:type" content="website" />
        <meta property="og:locale" content="ru_RU" />
        <meta property="og:site_name" content={texts.product} />
        <meta property="og:title" content={texts.title} />
        <meta property="og:description" content={texts.description} />
        <meta property="og:url" content={`${ORIGIN}/`} />
        <meta property="og:image" content={`${ORIGIN}/og.jpg`} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={texts.pictures.dashboard} />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="canonical" href={`${ORIGIN}/`} />
        <link rel="preload" href={cyrillic} as="font" type="font/woff2" crossOrigin="" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script and styles, read when building */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own for search engines */}
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(ABOUT) }} />
      </head>
      <body>
        <LandingPage />
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
