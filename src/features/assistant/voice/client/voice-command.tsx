import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openAssistant } from '#client/lib/open-assistant.ts';
import { randomId } from '#client/lib/random-id.ts';
import { toast } from '#client/ui/toast.ts';
import { announceReply } from '../../chat/client/announce-reply.ts';
import { useSay, useUndoMessage } from '../../chat/client/queries.ts';
import { type Reply, wordsOf } from '../../chat/transcript.ts';
import { awaitsWord, NOTICE } from '../rules.ts';
import { spokenResult } from '../spoken-result.ts';
import { texts } from '../texts.ts';
import { listen } from './listening.ts';
import { useListening } from './listening-state.ts';
import { speak } from './speak.ts';
import { tellFinished, tellStarted, tellTrouble } from './tell-listening.ts';
import { useSound } from './use-sound.ts';
import { VoiceNotice } from './voice-notice.tsx';

/** Hears a command wherever in the app somebody is, carries it out and tells what came of it. */
export function VoiceCommand({ asked }: { asked: object }) {
  const listening = useListening('shell');
  const say = useSay();
  const { mutate: undo } = useUndoMessage();
  const sound = useSound();
  const soundOn = useRef(sound.on);
  useEffect(() => {
    soundOn.current = sound.on;
  });
  const [said, show] = useNotice();

  const tell = (reply: Reply) => {
    const words = wordsOf(reply);
    const undoable = announceReply(reply, (messageId) => undo({ messageId, key: randomId() }));
    if (reply.action || undoable) return words;
    toast({
      title: texts.assistant,
      description: words,
      action: { label: texts.open, onClick: () => openAssistant() },
    });
    return words;
  };

  /** @param quiet a word that is only hoped for: nothing is told of it */
  const hear = async (quiet = false): Promise<void> => {
    const { words, trouble, why } = await listen('shell', () => quiet || tellStarted());
    if (trouble && trouble !== 'left' && !quiet) tellTrouble('shell', trouble, why);
    if (trouble) return;
    if (!quiet) tellFinished();
    show(words);
    try {
      const reply = await say.mutateAsync({ message: words, words, voice: true, command: true, key: randomId() });
      // What is offered is answered where it can be seen.
      if (reply.proposals?.length) return openAssistant({ speak: wordsOf(reply) });
      const answer = tell(reply);
      const spoken = soundOn.current && (await speak(spokenResult(answer)));
      if (spoken && awaitsWord(answer, reply)) await hear(true);
    } catch (error) {
      // It was told by a toast, and nothing was done.
      console.debug('voice command', error);
    }
  };
  const begin = useEffectEvent(() => void hear());
  useEffect(() => {
    if (asked) begin();
  }, [asked]);

  return <VoiceNotice listening={listening} said={said} pending={say.isPending} />;
}

/** Words that go away by themselves. */
function useNotice() {
  const [words, setWords] = useState<string>();
  useEffect(() => {
    if (words === undefined) return;
    const timer = setTimeout(() => setWords(undefined), NOTICE);
    return () => clearTimeout(timer);
  }, [words]);
  return [words, setWords] as const;
}
