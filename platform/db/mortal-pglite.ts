import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { DatabaseUnavailable } from "./database-fault";

/**
 * A PGlite that is not asked again once it has panicked (its log could not be written, the disk is
 * full): it would never answer, and hold up the whole process. What it acknowledged is in its
 * folder, and another one that opens this finds it.
 */
export class MortalPglite extends PGlite {
  isDead = false;

  /** @param options its `dataDir` is the folder; without one it is in memory */
  static async open(options: PGliteOptions): Promise<MortalPglite> {
    const database = new MortalPglite(options);
    await database.waitReady;
    return database;
  }

  override execProtocolRaw(...call: Parameters<PGlite["execProtocolRaw"]>) {
    if (this.isDead) throw new DatabaseUnavailable("The embedded database has died");
    return super.execProtocolRaw(...call);
  }

  override execProtocol(...call: Parameters<PGlite["execProtocol"]>) {
    return this.#mourned(super.execProtocol(...call));
  }

  override execProtocolStream(...call: Parameters<PGlite["execProtocolStream"]>) {
    return this.#mourned(super.execProtocolStream(...call));
  }

  async #mourned<T>(query: Promise<T>): Promise<T> {
    try {
      return await query;
    } catch (error) {
      const { severity } = error as { severity?: unknown };
      if (severity === "PANIC" || severity === "FATAL") this.isDead = true;
      throw error;
    }
  }
}
