import { randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { PRIVATE_FOLDER } from "@/platform/db/private-files";
import { type SealingKey, sealingKey } from "./seal";

export interface KeyPlace {
  DATA_DIR: string;
  SECRET_KEY?: string | undefined;
  FORMER_SECRET_KEY?: string | undefined;
}

/** Files of the key in a data folder, and of the one before it. */
export const KEY_FILE = "secret.key";
const FORMER_KEY_FILE = "secret.key.former";

const KEY_MODE = 0o600;

/** Keys at hand: one seals, if there is one, and the former ones open older secrets. */
export interface KeysAtHand {
  current: SealingKey | undefined;
  former: SealingKey[];
}

/**
 * Reads the keys of a place. SECRET_KEY comes before the file, which becomes a former key once a
 * site is given SECRET_KEY.
 */
export async function readKeys(place: KeyPlace): Promise<KeysAtHand> {
  const [file, formerFile] = await Promise.all(
    [KEY_FILE, FORMER_KEY_FILE].map((name) => readKey(join(place.DATA_DIR, name))),
  );
  const keysOf = (...secrets: (string | undefined)[]) =>
    secrets.flatMap((secret) => (secret ? [sealingKey(secret)] : []));
  const [current] = keysOf(place.SECRET_KEY ?? file);
  const former = keysOf(file, place.FORMER_SECRET_KEY, formerFile);
  return { current, former: former.filter(({ id }) => id !== current?.id) };
}

async function readKey(path: string): Promise<string | undefined> {
  return await readFile(path, "utf8").then(
    (content) => content.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    },
  );
}

/** Draws a key into its file, which appears whole; of two processes at once, one's key is kept. */
export async function makeKeyFile(dataDir: string): Promise<void> {
  // With PostgreSQL nothing else has made the folder by now.
  await mkdir(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const path = join(dataDir, KEY_FILE);
  const unfinished = `${path}.${randomBytes(8).toString("hex")}`;
  const file = await open(unfinished, "wx", KEY_MODE);
  try {
    await file.writeFile(`${randomBytes(32).toString("base64url")}\n`);
    await file.sync();
    await link(unfinished, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await file.close();
    await rm(unfinished);
  }
}
