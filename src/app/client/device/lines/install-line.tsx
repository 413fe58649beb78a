import { Button } from '#client/ui/button.tsx';
import { useInstallWay } from '../use-install-way.ts';
import { texts } from './texts.ts';

/** Installs the product, or says how it is done here. */
export function InstallLine() {
  const { way, install } = useInstallWay();
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium text-small">{texts.label}</p>
        <p className="text-small text-text-muted">{texts.ways[way]}</p>
      </div>
      {install && way === 'prompt' && (
        <Button variant="secondary" size="small" onClick={install}>
          {texts.action}
        </Button>
      )}
    </div>
  );
}
