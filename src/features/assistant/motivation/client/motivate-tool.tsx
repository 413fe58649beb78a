import { Sparkles } from 'lucide-react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { toast } from '#client/ui/toast.ts';
import { texts } from '../texts.ts';
import { useMotivation } from './queries.ts';

/** Milliseconds in which three sentences are read. */
const READING = 15_000;

/** Asks for a word of encouragement beside a conversation. */
export function MotivateTool() {
  const motivation = useMotivation();
  const ask = () =>
    motivation.mutate(
      {},
      { onSuccess: ({ message }) => toast({ title: texts.received, description: message, duration: READING }) },
    );
  return (
    <IconButton label={texts.ask} onClick={ask} disabled={motivation.isPending}>
      <Sparkles aria-hidden />
    </IconButton>
  );
}
