import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '#client/lib/copy-text.ts';
import { Button, type ButtonSize } from '#client/ui/button.tsx';
import { toast } from '#client/ui/toast.ts';
import { texts } from './texts.ts';

/** Puts a text on the clipboard, and says whether it could. */
export function CopyButton({ text, label, size }: { text: string; label: string; size?: ButtonSize }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const isCopied = await copyText(text);
    setCopied(isCopied);
    if (!isCopied) toast({ title: texts.copyFailed, description: texts.copyByHand, tone: 'danger' });
  };
  return (
    <Button variant="secondary" size={size} onClick={copy}>
      {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">{copied ? texts.copied : label}</span>
    </Button>
  );
}
