/** Has this device keep the page itself, with all of its parts; answers whether it does, and none need be fetched one by one. */
export async function keepPageAhead(spared: boolean): Promise<boolean> {
  try {
    const { keepPage } = await import('./keep-page.ts');
    return await keepPage(spared);
  } catch (error) {
    console.debug('service worker', error);
    return false;
  }
}
