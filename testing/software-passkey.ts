import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { PasskeyAssertion } from "@/lib/contract/passkey";
import { passkeys } from "@/platform/db/schema/second-factor";
import type { Person } from "./scene";
import type { TestPlatform } from "./test-platform";

/** Passkey device in software: it keeps a key for a site, and signs with it that it is there. */
export interface SoftwarePasskey {
  id: string;
  /** Answers the request for a new passkey. */
  make(challenge: string): {
    id: string;
    rawId: string;
    type: "public-key";
    response: { clientDataJSON: string; attestationObject: string; transports: string[] };
  };
  /** Answers the request of a login or a proof. */
  sign(challenge: string, change?: { origin?: string; counter?: number }): PasskeyAssertion;
  publicKey: string;
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64 = (data: Buffer) => data.toString("base64url");

/** Makes a software authenticator (WebAuthn §6) for a relying party. @param origin of the site */
export function softwarePasskey(origin: string): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  const rpId = new URL(origin).hostname;
  let signed = 0;
  const cose = coseKey(publicKey);
  const dataOf = (flags: number, counter: number, attested = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, attested]);
  };
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  return {
    id: base64(id),
    publicKey: base64(cose),
    make: (challenge) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = dataOf(0x45, 0, Buffer.concat([Buffer.alloc(16), length, id, cose]));
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from("fmt"),
        Buffer.from([0x64]),
        Buffer.from("none"),
        Buffer.from([0x67]),
        Buffer.from("attStmt"),
        Buffer.from([0xa0, 0x68]),
        Buffer.from("authData"),
        Buffer.from([0x58, authData.length]),
        authData,
      ]);
      return {
        id: base64(id),
        rawId: base64(id),
        type: "public-key",
        response: {
          clientDataJSON: base64(clientData("webauthn.create", challenge, origin)),
          attestationObject: base64(attestation),
          transports: ["internal"],
        },
      };
    },
    sign: (challenge, change = {}) => {
      signed += 1;
      const authData = dataOf(0x05, change.counter ?? signed);
      const client = clientData("webauthn.get", challenge, change.origin ?? origin);
      const signature = sign("sha256", Buffer.concat([authData, sha256(client)]), privateKey);
      return {
        id: base64(id),
        rawId: base64(id),
        type: "public-key",
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(authData),
          signature: base64(signature),
        },
      };
    },
  };
}

/** Writes a public key of P-256 as COSE does (RFC 9053 §7.1). */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, "base64url"),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, "base64url"),
  ]);
}

export const originOf = (idSite = 901): string => `https://www.${idSite}.example`;

/** Gives a user a passkey, as if they had added it some time ago. */
export async function aPasskey(
  { database, clock }: TestPlatform,
  { id: idUser }: Pick<Person, "id">,
  idSite = 901,
): Promise<SoftwarePasskey & { idPasskey: number }> {
  const passkey = softwarePasskey(originOf(idSite));
  const [row] = await database.everySite
    .insert(passkeys)
    .values({
      idSite,
      idUser,
      name: "Phone",
      credentialId: passkey.id,
      publicKey: passkey.publicKey,
      counter: 0,
      transports: ["internal"],
      createdAt: clock.now(),
    })
    .returning({ id: passkeys.id });
  if (!row) throw new Error("No passkey was stored");
  return { ...passkey, idPasskey: row.id };
}
