import { saveFile } from '#client/lib/download.ts';
import { unsavedChanges } from '#client/store/device.ts';
import { choose } from '#client/ui/confirm.ts';
import { texts } from './texts.ts';

const words = texts.leaving;

/** Asks before changes that are nowhere but here are lost, and answers whether to sign out. */
export async function mayLeave(): Promise<boolean> {
  const changes = await unsavedChanges();
  if (changes.length === 0) return true;
  const choice = await choose({
    title: words.title,
    text: words.text(changes.length),
    actionLabel: words.save,
    otherLabel: words.leave,
    cancelLabel: words.stay,
  });
  if (choice === 'action') {
    const told = changes.map(({ words: what, at, method, path, body }) => ({
      what,
      at: new Date(at),
      method,
      path,
      body,
    }));
    saveFile(new Blob([JSON.stringify(told, null, 2)], { type: 'application/json' }), words.file);
  }
  return choice !== 'cancel';
}
