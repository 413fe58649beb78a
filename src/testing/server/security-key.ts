import {
  createECDH,
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url');

/** CBOR of what a passkey says: short maps, texts and byte strings, small integers. */
const head = (major: number, count: number): Buffer => {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  return count < 256
    ? Buffer.from([(major << 5) | 24, count])
    : Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
};
const int = (value: number) => (value >= 0 ? head(0, value) : head(1, -1 - value));
const byteString = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (...pairs: [Buffer, Buffer][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** How a security key is made to behave otherwise than a browser would let it. */
interface Twist {
  origin?: string;
  host?: string;
  challenge?: string;
  verified?: boolean;
  counter?: number;
  userHandle?: string;
}

/**
 * A security key of software: holds one ES256 key pair and answers WebAuthn's options as a browser does.
 * @param seed 32 bytes that make the key; the same make the same one
 */
export function createSecurityKey(site: { origin: string; host: string }, seed = randomBytes(32)) {
  const privateKey = keyOf(seed);
  const publicKey = createPublicKey(privateKey);
  const id = sha256(seed);
  let userHandle = '';
  let counter = 0;

  const clientData = (type: string, challenge: string, { origin = site.origin }: Twist) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (flags: number, twist: Twist, key = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(twist.counter ?? ++counter);
    const all = twist.verified === false ? flags : flags | VERIFIED;
    return Buffer.concat([sha256(twist.host ?? site.host), Buffer.from([all]), count, key]);
  };
  const credential = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    // biome-ignore lint/suspicious/noExplicitAny: options come as JSON
    create(options: any, twist: Twist = {}) {
      userHandle = options.user.id;
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)]);
      const attestation = map(
        [text('fmt'), text('none')],
        [text('attStmt'), map()],
        [text('authData'), byteString(authData(PRESENT | WITH_KEY, twist, attested))],
      );
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', twist.challenge ?? options.challenge, twist)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },

    prove(options: { challenge: string }, twist: Twist = {}) {
      const said = clientData('webauthn.get', twist.challenge ?? options.challenge, twist);
      const data = authData(PRESENT, twist);
      return credential({
        clientDataJSON: base64url(said),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(said)]), privateKey)),
        userHandle: twist.userHandle ?? userHandle,
      });
    },
  };
}

function keyOf(seed: Buffer): KeyObject {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(seed);
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d: seed.toString('base64url'), x, y }, format: 'jwk' });
}

function coseKey(publicKey: KeyObject): Buffer {
  const { x, y } = publicKey.export({ format: 'jwk' });
  const coordinate = (value: string | undefined) => byteString(Buffer.from(value!, 'base64url'));
  return map(
    [int(1), int(2)],
    [int(3), int(-7)],
    [int(-1), int(1)],
    [int(-2), coordinate(x)],
    [int(-3), coordinate(y)],
  );
}
