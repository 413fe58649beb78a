import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { toast } from '#client/ui/toast.ts';
import type { User } from '#features/auth/contract.ts';
import { displayName, initials } from '#features/auth/rules.ts';
import { PHOTO_TYPES } from '../rules.ts';
import { PhotoPreview } from './photo-preview.tsx';
import { photoProblem } from './photo-problem.ts';
import { SectionCard } from './section-card.tsx';
import { texts } from './texts.ts';
import { useRemovePhoto } from './use-remove-photo.ts';

const words = texts.photo;

/** The photo of the account; another one is chosen from the files or dropped onto the card. */
export function PhotoCard({ user }: { user: User }) {
  const [file, setFile] = useState<File>();
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const remove = useRemovePhoto();

  const choose = (chosen: File | undefined) => {
    const problem = chosen && photoProblem(chosen);
    if (problem) toast({ title: words.failed, description: problem, tone: 'danger' });
    else if (chosen) setFile(chosen);
  };
  const onPick = (event: ChangeEvent<HTMLInputElement>) => {
    choose(event.target.files?.[0]);
    // So that the same file can be chosen again.
    event.target.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };

  return (
    <SectionCard title={words.title}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a second way beside the button */}
      <div
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={classNames(
          'flex flex-col items-start gap-4 rounded-control sm:flex-row sm:items-center',
          over && 'outline-2 outline-accent outline-offset-8 outline-dashed',
        )}
      >
        {file ? (
          <PhotoPreview key={`${file.name} ${file.lastModified}`} file={file} onClose={() => setFile(undefined)} />
        ) : (
          <>
            <Avatar src={user.avatar} initials={initials(user)} size="large" />
            <div className="flex min-w-0 flex-col gap-3 max-sm:w-full">
              <div className="min-w-0">
                <p className="line-clamp-2 break-words font-medium">{displayName(user)}</p>
                <p className="text-small text-text-muted">{over ? words.drop : words.hint}</p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button variant="secondary" onClick={() => picker.current?.click()}>
                  <ImageUp aria-hidden />
                  {user.avatar ? words.replace : words.choose}
                </Button>
                {user.avatar && (
                  <Button variant="quiet" pending={remove.isPending} onClick={() => remove.start(user.avatar!)}>
                    {!remove.isPending && <Trash2 aria-hidden />}
                    {words.remove}
                  </Button>
                )}
              </div>
            </div>
          </>
        )}
        <input
          ref={picker}
          type="file"
          accept={PHOTO_TYPES.join(',')}
          aria-label={words.choose}
          tabIndex={-1}
          className="hidden"
          onChange={onPick}
        />
      </div>
    </SectionCard>
  );
}
