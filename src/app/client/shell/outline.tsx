import { LoadingScreen } from './loading-screen.tsx';

/** What the document showed before the app took its place. */
const shown = document.getElementById('root')?.innerHTML ?? '';

/** Goes on showing that until the page is there. */
export function Outline() {
  if (!shown) return <LoadingScreen />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own document's
  return <div inert dangerouslySetInnerHTML={{ __html: shown }} />;
}
