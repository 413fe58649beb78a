import { useEffect, useRef, useState } from 'react';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Progress } from '#client/ui/progress.tsx';
import { toast } from '#client/ui/toast.ts';
import { texts as shared } from '../texts.ts';
import { useUploadPhoto } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.photo;

interface PhotoPreviewProps {
  file: File;
  onClose: () => void;
}

/** The chosen file as it will be cropped, and its way to the server. */
export function PhotoPreview({ file, onClose }: PhotoPreviewProps) {
  const url = useObjectUrl(file);
  const upload = useUploadPhoto();
  const [sent, setSent] = useState(0);
  const giveUp = useRef<AbortController>(undefined);

  const save = () => {
    giveUp.current = new AbortController();
    setSent(0);
    upload.mutate(
      { file, onProgress: setSent, signal: giveUp.current.signal },
      {
        onSuccess: () => {
          onClose();
          toast({ title: words.saved });
        },
        onError: (error) => {
          if (error.name !== 'AbortError') tellFailure(error, words.failed, serverMessage(error));
        },
      },
    );
  };
  const cancel = () => {
    if (upload.isPending) giveUp.current?.abort();
    else onClose();
  };
  const refuse = () => {
    onClose();
    toast({ title: words.failed, description: shared.photoBroken, tone: 'danger' });
  };

  return (
    <>
      {url && (
        <img src={url} alt={words.preview} onError={refuse} className="size-24 shrink-0 rounded-full object-cover" />
      )}
      <div className="flex min-w-0 flex-col gap-3 max-sm:w-full">
        {upload.isPending ? (
          <Progress label={words.sending} value={sent * 100} className="w-full sm:w-60" />
        ) : (
          <p className="text-small text-text-muted">{words.preview}</p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button onClick={save} pending={upload.isPending}>
            {words.save}
          </Button>
          <Button variant="quiet" onClick={cancel}>
            {texts.cancel}
          </Button>
        </div>
      </div>
    </>
  );
}

function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
