/** Has this device keep the page itself, with all of its parts; answers whether it does, and none need be fetched one by one. */
export async function keepPageAhead(spared: boolean): Promise<boolean> {
  try {
    const { keepPage } = await import('./keep-page.ts');
    const keeps = await keepPage(spared);
    if (keeps && !spared) void keepReaderAhead();
    return keeps;
  } catch (error) {
    console.debug('service worker', error);
    return false;
  }
}

/** Has this device keep what messages to the assistant are read by: seven megabytes, behind all else. */
async function keepReaderAhead(): Promise<void> {
  try {
    const { keepReader } = await import('#features/assistant/chat/client/offline/reader-files.ts');
    await keepReader();
  } catch (error) {
    console.debug('reader', error);
  }
}
