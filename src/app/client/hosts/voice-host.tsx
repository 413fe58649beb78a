import { Mic, Square } from 'lucide-react';
import { useState } from 'react';
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

/** The round button that hears a command, on any page. */
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
          'fixed right-21 bottom-[max(1.25rem,calc(env(safe-area-inset-bottom)+0.25rem))] z-10 inline-flex size-12 items-center justify-center rounded-full border shadow-float transition-[background-color,transform] active:scale-95 md:right-23 md:bottom-7',
          listening
            ? 'border-danger bg-danger-soft text-danger'
            : 'border-line bg-surface-raised text-text-muted hover:bg-surface-hover hover:text-text',
        )}
      >
        <Icon aria-hidden className={listening ? 'size-4 fill-current' : 'size-5'} />
      </button>
      {asked && (
        <FloatingPart asked={asked}>
          <VoiceCommand asked={asked} />
        </FloatingPart>
      )}
    </>
  );
}
