import { Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDraftedText } from '#client/form/use-drafted-text.ts';
import type { OpenAssistant } from '#client/lib/open-assistant.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { MotivateTool } from '../../motivation/client/motivate-tool.tsx';
import { MicrophoneButton } from '../../voice/client/microphone-button.tsx';
import { SoundTools } from '../../voice/client/sound-tools.tsx';
import { stopSpeaking } from '../../voice/client/speak.ts';
import { texts } from '../texts.ts';
import type { Reply } from '../transcript.ts';
import { ChatComposer } from './chat-composer.tsx';
import { CHAT_DRAFT } from './chat-draft.ts';
import { ChatLog } from './chat-log.tsx';
import { confirmClearing, useClearHistory } from './queries.ts';
import { type Sending, useConversation } from './use-conversation.ts';
import { useDialogVoice } from './use-dialog-voice.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

interface ChatDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Why it was opened; a new object each time. */
  asked: OpenAssistant;
  onOpenTask: (taskId: string) => void;
}

/** The conversation with the assistant. It stays mounted while closed: an answer that comes then is told of all the same. */
export function ChatDialog({ open, onOpenChange, asked, onOpenTask }: ChatDialogProps) {
  const conversation = useConversation(open);
  const { transcript, pending, send, forget } = conversation;
  const [welcome, setWelcome] = useState(false);
  const draft = useDraftedText(CHAT_DRAFT);
  const composer = useRef<HTMLTextAreaElement>(null);
  const end = useStickToEnd(open ? `${transcript.length} ${pending}` : '');
  const clear = useClearHistory();

  const voice = useDialogVoice({
    open,
    onHeard: (words) => submit(words),
    onLeft: (words) => draft.change(`${draft.text} ${words}`.trim()),
  });
  // Before the recogniser has started nothing is heard.
  const hearing = voice.listening?.phase === 'preparing' ? undefined : voice.listening;
  const say = (message: string, how: Omit<Sending, 'onAnswer'> = {}) => {
    const onAnswer = (reply: Reply) => {
      draft.settle();
      void voice.answer(reply, how.voice ?? false);
    };
    if (!send(message, { ...how, onAnswer })) return false;
    stopSpeaking();
    setWelcome(false);
    end.follow();
    return true;
  };
  /** Says what is typed and, behind it, what was heard. */
  const submit = (heard = '') => {
    const done = say(`${draft.text} ${heard}`, { voice: heard !== '' });
    if (done) draft.clear();
    return done;
  };

  const begin = useEffectEvent(() => {
    setWelcome(asked.welcome ?? false);
    if (asked.say && !say(asked.say, { command: true })) draft.change(asked.say);
    if (asked.listen) void voice.hear();
    if (asked.speak) void voice.ask(asked.speak);
  });
  useEffect(() => {
    if (asked) begin();
  }, [asked]);
  useEffect(() => {
    if (!open) forget();
  }, [open, forget]);
  // A disabled field loses the focus; the answer gives it back.
  useEffect(() => {
    if (open && !pending) composer.current?.focus();
  }, [open, pending]);

  const clearHistory = async () => {
    if (await confirmClearing()) clear.mutate();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      closeLabel={texts.close}
      tall
      bodyRef={end.scroller}
      initialFocus={composer}
      tools={
        <>
          <MotivateTool />
          <SoundTools sound={voice.sound} />
          <IconButton
            label={texts.clear}
            tone="danger"
            onClick={clearHistory}
            disabled={transcript.length === 0 || pending || clear.isPending}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </>
      }
      footer={
        <ChatComposer
          ref={composer}
          text={draft.text}
          onChange={draft.change}
          onSubmit={() => submit()}
          pending={pending}
          hearing={hearing && `${draft.text} ${hearing.words}`.trim()}
          microphone={
            <MicrophoneButton listening={voice.listening} disabled={pending} onListen={() => void voice.hear()} />
          }
        />
      }
    >
      <ChatLog
        conversation={conversation}
        welcome={welcome}
        atEnd={end.atEnd}
        onToEnd={end.follow}
        onSay={say}
        onPress={(press, words) => say(words, { press })}
        onOpenTask={(taskId) => {
          onOpenChange(false);
          onOpenTask(taskId);
        }}
      />
    </Dialog>
  );
}
