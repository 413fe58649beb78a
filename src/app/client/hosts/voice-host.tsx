import { Mic, Square } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart, loadPart } from '#client/lib/lazy-part.ts';
import { fetchPart } from '#client/lib/part-files.ts';
import { classNames } from '#client/ui/class-names.ts';
import { FloatingPart } from '#client/ui/part.tsx';
import { useListening } from '#features/assistant/voice/client/listening-state.ts';
import { useProtected } from '#features/auth/client/auth-dialog-provider.tsx';
import { texts } from '../texts.ts';

const loadCommand = () => import('#features/assistant/voice/client/voice-command.tsx');
const VoiceCommand = lazyPart(() => loadCommand().then((module) => ({ default: module.VoiceCommand })));

const loadListening = () => import('#features/assistant/voice/client/listening.ts');

const finish = async () => (await loadPart(loadListening)).finishListening();

/** The button of the top bar that hears a command, on any page. */
export function VoiceHost() {
  const protect = useProtected();
  const [asked, setAsked] = useState<object>();
  const listening = useListening('shell') !== undefined;
  const Icon = listening ? Square : Mic;
  return (
    <>
      <button
        type="button"
        data-listening={listening || undefined}
        aria-label={listening ? texts.stopVoice : texts.voice}
        onClick={() => (listening ? void finish() : protect(() => setAsked({})))}
        onPointerEnter={() => fetchPart(loadCommand)}
        onFocus={() => fetchPart(loadCommand)}
        className={classNames(
          'touch-target inline-flex size-9 shrink-0 items-center justify-center rounded-control transition-colors',
          listening ? 'bg-danger-soft text-danger' : 'text-text-muted hover:bg-surface-hover hover:text-text',
        )}
      >
        <Icon aria-hidden className={listening ? 'size-4 fill-current' : 'size-5'} />
      </button>
      {asked &&
        // Out of the bar, whose blur would hold what floats over the window.
        createPortal(
          <FloatingPart asked={asked}>
            <VoiceCommand asked={asked} />
          </FloatingPart>,
          document.body,
        )}
    </>
  );
}
