import { Copy } from 'lucide-react';
import { Button, type ButtonSize } from '#client/ui/button.tsx';
import { toast } from '#client/ui/toast.ts';
import { texts } from './texts.ts';

/** Puts a text on the clipboard, and says whether it could: plain http has none. */
export function CopyButton({ text, label, size }: { text: string; label: string; size?: ButtonSize }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: texts.copied });
    } catch (error) {
      console.debug('no clipboard', error);
      toast({ title: texts.copyFailed, tone: 'danger' });
    }
  };
  return (
    <Button variant="secondary" size={size} onClick={copy}>
      <Copy aria-hidden />
      {label}
    </Button>
  );
}
