import { eq, ne } from "drizzle-orm";
import type { Database } from "./database";
import { sealingKeys } from "./schema/sealing-key";
import { SEALED_FIRST, SEALED_LATER, sealRows } from "./seal-rows";
import { type KeyPlace, makeKeyFile, readKeys } from "./sealing/key-file";
import { setSealingKeys } from "./sealing/seal";

/** A database whose secrets are sealed by a key that is not here. */
export class SealedByAnother extends Error {
  constructor(ids: string[]) {
    super(
      `Secrets of the database are sealed by the key ${ids.join(", ")}, which is not here: put its file secret.key into DATA_DIR, or set SECRET_KEY (FORMER_SECRET_KEY beside a new one). Where it is lost: npm run backup -- here.tar.gz, then npm run restore -- here.tar.gz --replace --new-key, and read there what that ends.`,
    );
    this.name = "SealedByAnother";
  }
}

/**
 * Has this process seal and open a database's secrets by the site's key, which is made where there
 * is none: SECRET_KEY, or the file `secret.key` beside the database. Secrets not sealed by it are
 * sealed before this answers, and letters after it.
 * @param now the moment at which a new key begins
 * @returns how to end it; the next start does what is left
 * @throws SealedByAnother
 */
export async function beginSealing(
  database: Database,
  place: KeyPlace,
  now: Date,
): Promise<{ whole: Promise<void>; stop(): Promise<void> }> {
  const { everySite } = database;
  const inUse = await everySite.select().from(sealingKeys);
  let atHand = await readKeys(place);
  const missing = (ids: string[]) => inUse.map(({ id }) => id).filter((id) => !ids.includes(id));
  const ids = [atHand.current, ...atHand.former].flatMap((key) => (key ? [key.id] : []));
  if (missing(ids).length > 0) throw new SealedByAnother(missing(ids));
  if (!atHand.current) {
    await makeKeyFile(place.DATA_DIR);
    atHand = await readKeys(place);
  }
  const { current, former } = atHand;
  if (!current) throw new Error("The key that was made is not there");
  setSealingKeys([current, ...former]);
  const isCurrent = eq(sealingKeys.id, current.id);
  if (inUse.some(({ id, isWhole }) => id === current.id && isWhole)) {
    return { whole: Promise.resolve(), stop: async () => undefined };
  }
  await everySite.insert(sealingKeys).values({ id: current.id, since: now }).onConflictDoNothing();
  await sealRows(database, SEALED_FIRST);
  let isOver = false;
  const sealLetters = async () => {
    await sealRows(database, SEALED_LATER, () => isOver);
    if (isOver) return;
    await everySite.update(sealingKeys).set({ isWhole: true }).where(isCurrent);
    await everySite.delete(sealingKeys).where(ne(sealingKeys.id, current.id));
  };
  const whole = sealLetters();
  return {
    whole,
    stop: async () => {
      isOver = true;
      await whole.catch(() => undefined);
    },
  };
}
