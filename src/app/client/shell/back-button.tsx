import { ArrowLeft } from 'lucide-react';
import { useStandalone } from '#client/lib/standalone.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { texts } from '../texts.ts';

/** Android brings its own way back, also where the browser's is hidden. */
const systemHasBack = /Android/.test(navigator.userAgent);

const canGoBack = () => ('navigation' in window ? navigation.canGoBack : history.length > 1);

/** The way back of a window without the browser's controls. */
export function BackButton() {
  if (!useStandalone() || systemHasBack || !canGoBack()) return null;
  return (
    <IconButton label={texts.back} className="-ml-2" onClick={() => history.back()}>
      <ArrowLeft aria-hidden />
    </IconButton>
  );
}
