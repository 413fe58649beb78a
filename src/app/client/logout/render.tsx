import { renderToStaticMarkup } from 'react-dom/server';
import { LogoutQuestion } from '#features/auth/client/logout-question.tsx';
import { texts } from '#features/auth/client/texts.ts';
import { Wordmark } from '../shell/wordmark.tsx';
import styles from './logout.css?inline';

/** The question before a logout as one complete document; `themeScript` is the app's own, so that both share one hash. */
export function renderLogout(themeScript: string): string {
  const page = (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{texts.logoutTitle}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script and styles, read when building */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <LogoutQuestion brand={<Wordmark />} />
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
