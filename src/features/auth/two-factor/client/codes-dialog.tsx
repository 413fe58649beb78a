import { Download } from 'lucide-react';
import { saveFile } from '#client/lib/download.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { CopyButton } from './copy-button.tsx';
import { texts } from './texts.ts';

interface CodesDialogProps {
  codes: readonly string[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Recovery codes, to be taken away now: the server cannot show them again. */
export function CodesDialog({ codes, open, onOpenChange }: CodesDialogProps) {
  const asText = codes.join('\n');
  const save = () => saveFile(new Blob([`${texts.fileTitle}\n\n${asText}\n`], { type: 'text/plain' }), texts.fileName);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      closesByButton
      title={texts.codesTitle}
      description={texts.codesText}
      closeLabel={texts.close}
      footer={<Button onClick={() => onOpenChange(false)}>{texts.saved}</Button>}
    >
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-control bg-surface-sunken px-5 py-4 text-center">
        {codes.map((code) => (
          <li key={code}>
            <code className="tabular">{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton text={asText} label={texts.copy} />
        <Button variant="secondary" onClick={save}>
          <Download aria-hidden />
          {texts.download}
        </Button>
      </div>
    </Dialog>
  );
}
