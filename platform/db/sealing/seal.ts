import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";

/** Key that seals secrets in the database (docs/adr/0061). */
export interface SealingKey {
  /** Names the key within a sealed value; tells nothing of the key. */
  id: string;
  cipher: Buffer;
  nonce: Buffer;
}

/** Form of a sealed value, `sealed:KEY:…`; other values are from before there was a key. */
const SEALED = /^sealed:([0-9a-f]{8}):([\w-]+)$/;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Length from which a text is deflated first: once sealed, nothing else makes it smaller. */
const DEFLATED_FROM = 1000;

/** Derives a key from a secret of any length (HKDF, RFC 5869). */
export function sealingKey(secret: string): SealingKey {
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", secret, "", `database ${purpose}`, bytes));
  return {
    id: derive("id", 4).toString("hex"),
    cipher: derive("cipher", 32),
    nonce: derive("nonce", 32),
  };
}

let keys: SealingKey[] = [];

/** Sets the keys of this process: the first one seals, and each opens its own secrets. */
export function setSealingKeys(ring: SealingKey[]): void {
  keys = ring;
}

/**
 * Seals a text for a column (AES-256-GCM). The same text is sealed alike in one column, so that it
 * can be looked up; that suits only secrets that nobody can guess. An empty text stays empty.
 * @throws Error when this process has no key
 */
export function seal(text: string, column: string): string {
  const [key] = keys;
  if (!key) throw new Error("There is no key to seal with");
  if (text === "") return "";
  const isLong = text.length >= DEFLATED_FROM;
  const content = isLong ? deflateRawSync(text, { level: 1 }) : Buffer.from(text);
  const plain = Buffer.concat([Buffer.of(isLong ? 1 : 0), content]);
  // As in SIV (RFC 5297): a nonce comes again with the same text alone.
  const nonce = createHmac("sha256", key.nonce)
    .update(`${column}\0`)
    .update(plain)
    .digest()
    .subarray(0, NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key.cipher, nonce).setAAD(Buffer.from(column));
  const parts = [nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()];
  return `sealed:${key.id}:${Buffer.concat(parts).toString("base64url")}`;
}

/**
 * Opens a value that was sealed for a column; an unsealed one is returned as it is.
 * @throws Error when its key is not here, or when it was changed
 */
export function unseal(text: string, column: string): string {
  const [, id, content] = SEALED.exec(text) ?? [];
  if (!id || !content) return text;
  const key = keys.find((known) => known.id === id);
  if (!key) throw new Error(`The key ${id}, by which a secret was sealed, is not here`);
  const bytes = Buffer.from(content, "base64url");
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const cipher = createDecipheriv("aes-256-gcm", key.cipher, nonce)
    .setAAD(Buffer.from(column))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  const opened = [cipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), cipher.final()];
  const plain = Buffer.concat(opened);
  const isLong = plain[0] === 1;
  return (isLong ? inflateRawSync(plain.subarray(1)) : plain.subarray(1)).toString("utf8");
}

/** Tells whether a text is sealed by the key that this process seals with. */
export const isSealedAnew = (text: string): boolean =>
  text === "" || SEALED.exec(text)?.[1] === keys[0]?.id;
