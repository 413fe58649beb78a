import { request } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { toast } from '#client/ui/toast.ts';
import { useDeletePhoto, useUploadPhoto } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.photo;

/** Removes the photo at once; it is fetched first, so that it can be put back. */
export function useRemovePhoto() {
  const remove = useDeletePhoto();
  const upload = useUploadPhoto();
  const failed = (title: string) => (error: Error) => tellFailure(error, title, serverMessage(error));
  const putBack = (file: Blob) => upload.mutate({ file }, { onError: failed(words.failed) });

  const start = async (url: string) => {
    try {
      const file = await (await request('GET', url)).blob();
      await remove.mutateAsync();
      toast({ title: words.removed, action: { label: words.undo, onClick: () => putBack(file) } });
    } catch (error) {
      failed(words.removeFailed)(error as Error);
    }
  };
  return { start, isPending: remove.isPending };
}
