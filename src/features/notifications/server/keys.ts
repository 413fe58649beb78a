import { createECDH } from 'node:crypto';
import type { PushKeys, PushStore } from './store.ts';

function made(): PushKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // A number that begins with zeros is shorter, and a key is not.
  const secret = Buffer.alloc(32);
  const number = pair.getPrivateKey();
  number.copy(secret, 32 - number.length);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}

/** The keys of this product at push services, made when they are first asked for. */
export function pushKeys(store: Pick<PushStore, 'keys' | 'keepKeys'>): () => Promise<PushKeys> {
  let known: PushKeys | undefined;
  return async () => {
    known ??= await store.keys();
    if (known) return known;
    await store.keepKeys(made());
    known = await store.keys();
    return known!;
  };
}
