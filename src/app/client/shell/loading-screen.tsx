import { Spinner } from '#client/ui/spinner.tsx';
import { texts } from '../texts.ts';

export function LoadingScreen() {
  return (
    <div role="status" className="flex min-h-dvh items-center justify-center gap-3 text-text-muted">
      <Spinner className="size-5" />
      {texts.loading}
    </div>
  );
}
