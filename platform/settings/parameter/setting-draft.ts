import { createHmac, timingSafeEqual } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";

/** Lifetime of a draft, in milliseconds: the editor makes a new one as typing goes on. */
const LASTS = 600_000;

/** Longest draft: an address with it has to be read by every server on its way, in characters. */
export const LONGEST_DRAFT = 9_000;

/** Most bytes that a draft is unpacked to: values of both languages, and their names. */
const MOST_UNPACKED = 200_000;

const draftSchema = z.object({
  idUser: z.number().int(),
  type: z.string(),
  value: z.string().nullable(),
  valueEn: z.string().nullable(),
  /** In milliseconds. */
  until: z.number(),
});
export type SettingDraft = Omit<z.infer<typeof draftSchema>, "until">;

/**
 * Writes a value that is typed and not saved, for its author alone: packed and signed, so that
 * nothing of it is stored.
 * @param secret of the site
 */
export function writeDraft(secret: string, draft: SettingDraft, now: Date): string {
  const said = JSON.stringify({ ...draft, until: now.getTime() + LASTS });
  const packed = deflateRawSync(said, { level: 9 }).toString("base64url");
  return `${packed}.${signatureOf(secret, packed)}`;
}

/** Reads a draft of a user; undefined for one of somebody else, an altered one, and one that is over. */
export function readDraft(
  secret: string,
  written: string,
  { idUser, now }: { idUser: number; now: Date },
): SettingDraft | undefined {
  const [packed = "", signature = ""] = written.split(".");
  const [given, right] = [signature, signatureOf(secret, packed)].map((text) => Buffer.from(text));
  if (!given || !right || given.length !== right.length || !timingSafeEqual(given, right)) {
    return undefined;
  }
  const unpacked = inflateRawSync(Buffer.from(packed, "base64url"), {
    maxOutputLength: MOST_UNPACKED,
  });
  const { until, ...draft } = draftSchema.parse(JSON.parse(unpacked.toString()));
  return draft.idUser === idUser && now.getTime() < until ? draft : undefined;
}

/** The word "setting" keeps anything else that the secret signs from being taken for a draft. */
const signatureOf = (secret: string, packed: string): string =>
  createHmac("sha256", secret).update(`setting ${packed}`).digest("base64url");
