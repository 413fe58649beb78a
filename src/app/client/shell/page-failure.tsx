import { partWords } from '#client/lib/part-words.ts';
import { Button } from '#client/ui/button.tsx';
import { texts } from '../texts.ts';

interface PageFailureProps {
  error: Error;
  onRetry: () => void;
}

/** Stands in the place of a page that broke, or that the server has no more in this version. */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  const { title, text, retry } = partWords(error, { title: texts.brokenTitle, text: texts.brokenText });
  return (
    <div role="alert" className="flex min-h-[60dvh] flex-col items-center justify-center gap-3 p-6 text-center">
      <h1 className="font-semibold text-heading">{title}</h1>
      <p className="max-w-100 text-text-muted">{text}</p>
      <Button className="mt-2" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
