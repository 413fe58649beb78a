import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { buttonClass } from '#client/ui/button.tsx';
import { paths } from '#shared/paths.ts';
import { texts } from './texts.ts';

export function NotFoundPage() {
  const [path] = useLocation();
  useEffect(() => {
    document.title = texts.pageTitle(texts.notFoundTitle);
  }, []);
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-3 p-6 text-center">
      <h1 className="font-semibold text-title">{texts.notFoundTitle}</h1>
      <p className="text-text-muted">{texts.notFoundHint}</p>
      <code className="max-w-full truncate rounded-small bg-surface-sunken px-2 py-1 text-small text-text-muted">
        {path}
      </code>
      {/* A full load: the server knows whether home is the app or the landing page. */}
      <a href={paths.home} className={`${buttonClass('secondary')} mt-4`}>
        {texts.notFoundBack}
      </a>
    </main>
  );
}
