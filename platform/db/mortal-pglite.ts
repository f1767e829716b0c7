import {
  PGlite,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
  types,
} from "@electric-sql/pglite";
import { DatabaseUnavailable } from "./database-fault";
import { PreparedStatements } from "./prepared-statements";

/** Types that Drizzle reads from text itself; the numbers are those of arrays of them. */
const READ_BY_DRIZZLE = [
  ...[types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE],
  ...[1231, 1115, 1185, 1187, 1182],
];

/**
 * A PGlite that is asked by prepared statements, and not asked again once it has panicked (its log
 * could not be written, the disk is full): it would never answer, and hold up the whole process.
 * What it acknowledged is in its folder, and another one that opens this finds it.
 */
export class MortalPglite extends PGlite {
  isDead = false;
  readonly #statements = new PreparedStatements(this);

  /** @param options its `dataDir` is the folder; without one it is in memory */
  static async open(options: PGliteOptions): Promise<MortalPglite> {
    const database = new MortalPglite(options);
    await database.waitReady;
    for (const type of READ_BY_DRIZZLE) database.parsers[type] = (text) => text;
    return database;
  }

  override async query<Row>(text: string, params?: unknown[], options?: QueryOptions) {
    await this._checkReady();
    return this._runExclusiveTransaction(async () => {
      const results = await this.#queryPrepared<Row>(text, params, options);
      await this.syncToFs();
      return results;
    });
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const query: Transaction["query"] = (...call) => this.#queryPrepared(...call);
    return super.transaction((tx) => work(Object.assign(Object.create(tx), { query })));
  }

  /**
   * Drizzle says with each query which types it reads itself, and PGlite would make a table of all
   * its types for each: these are told once, as it opens.
   */
  #queryPrepared<Row>(
    text: string,
    params?: unknown[],
    options?: QueryOptions,
  ): Promise<Results<Row>> {
    return this._runExclusiveQuery(() =>
      this.#statements.query<Row>(text, params, { rowMode: options?.rowMode ?? "object" }),
    );
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
