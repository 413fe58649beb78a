import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Progress } from '#client/ui/progress.tsx';
import { toast } from '#client/ui/toast.ts';
import { PHOTO_SIDE } from '../rules.ts';
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
  const refuse = () => {
    onClose();
    toast({ title: words.failed, description: shared.photoBroken, tone: 'danger' });
  };
  const cancel = () => {
    if (upload.isPending) giveUp.current?.abort();
    else onClose();
  };
  return (
    <>
      <SquareCrop file={file} onUnreadable={refuse} />
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

interface SquareCropProps {
  file: File;
  onUnreadable: () => void;
}

/** The middle square of an image, as the server will crop it. */
function SquareCrop({ file, onUnreadable }: SquareCropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const refuse = useEffectEvent(onUnreadable);
  useEffect(() => {
    let gone = false;
    createImageBitmap(file).then(
      (image) => {
        const side = Math.min(image.width, image.height);
        const [left, top] = [(image.width - side) / 2, (image.height - side) / 2];
        canvas.current?.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, PHOTO_SIDE, PHOTO_SIDE);
        image.close();
      },
      () => gone || refuse(),
    );
    return () => {
      gone = true;
    };
  }, [file]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={words.preview}
      width={PHOTO_SIDE}
      height={PHOTO_SIDE}
      className="size-24 shrink-0 rounded-full bg-surface-hover"
    />
  );
}
