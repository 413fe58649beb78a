import { useEffect, useEffectEvent, useRef } from 'react';
import { cancelListening, listen } from '../../voice/client/listening.ts';
import { useListening } from '../../voice/client/listening-state.ts';
import { speak, stopSpeaking } from '../../voice/client/speak.ts';
import { tellFinished, tellStarted, tellTrouble } from '../../voice/client/tell-listening.ts';
import { useSound } from '../../voice/client/use-sound.ts';
import { awaitsWord } from '../../voice/rules.ts';
import { spokenResult } from '../../voice/spoken-result.ts';
import { type Reply, wordsOf } from '../transcript.ts';

interface DialogVoice {
  open: boolean;
  /** Says a message that was spoken; false where it cannot be said now. */
  onHeard: (words: string) => boolean;
  /** Words that were heard and not said: for the user to go on with. */
  onLeft: (words: string) => void;
}

/** Speech in and out of the dialog: what is heard is said, its answer is spoken, and a word about it is awaited; what was typed is answered aloud where that is wanted. */
export function useDialogVoice({ open, onHeard, onLeft }: DialogVoice) {
  const sound = useSound();
  const listening = useListening('dialog');
  // Listening and speaking outlive the render that began them.
  const latest = useRef({ open, soundOn: sound.on, speaksTyped: sound.typed, onHeard, onLeft });
  useEffect(() => {
    latest.current = { open, soundOn: sound.on, speaksTyped: sound.typed, onHeard, onLeft };
  });

  /** @param quiet a word that is only hoped for: nothing is told of it */
  const hear = async (quiet = false) => {
    const { words, trouble, why } = await listen('dialog', () => quiet || tellStarted());
    const { onHeard, onLeft } = latest.current;
    if (!trouble) {
      if (!quiet) tellFinished();
      if (!onHeard(words)) onLeft(words);
      return;
    }
    if (words) onLeft(words);
    if (trouble !== 'left' && !quiet) tellTrouble('dialog', trouble, why);
  };

  const answer = async (reply: Reply, spoken: boolean) => {
    if (!latest.current.open || !(spoken ? latest.current.soundOn : latest.current.speaksTyped)) return;
    const words = wordsOf(reply);
    const said = await speak(spokenResult(words));
    if (said && spoken && latest.current.open && awaitsWord(words, reply)) await hear(true);
  };

  /** Speaks a question that came from elsewhere, and awaits its answer. */
  const ask = async (words: string) => {
    if (latest.current.soundOn && (await speak(words)) && latest.current.open) await hear(true);
  };

  const leave = useEffectEvent(() => {
    if (listening) cancelListening();
    stopSpeaking();
  });
  useEffect(() => {
    if (!open) leave();
  }, [open]);

  return { sound, listening, hear, answer, ask };
}
