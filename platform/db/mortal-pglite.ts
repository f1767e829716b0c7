import { constants } from "node:fs";
import { cp } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";
import {
  PGlite,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
  TransactionAbortedError,
  types,
} from "@electric-sql/pglite";
import { DatabaseUnavailable } from "./database-fault";
import { type BoundStatement, PreparedStatements } from "./prepared-statements";

/** Types that Drizzle reads from text itself; the numbers are those of arrays of them. */
const READ_BY_DRIZZLE = [
  ...[types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE],
  ...[1231, 1115, 1185, 1187, 1182],
];

/**
 * Parameters that PGlite starts its database with. Its page cache is allocated whole at the start,
 * four times as large by default; other pages are read from the cache of the operating system. The
 * time zone is otherwise that of the machine on which the database was made.
 */
export const START_PARAMS = [
  ...PGlite.defaultStartParams,
  ...["shared_buffers=32MB", "timezone=UTC", "log_timezone=UTC"].flatMap((set) => ["-c", set]),
];

/**
 * WebAssembly that a function runs before V8 optimizes it, about sixteen times V8's own choice: at
 * the start a thousand functions run a little, and optimizing them all takes as long as the rest of
 * the start. A function that runs again and again is optimized within its first minutes.
 */
setFlagsFromString("--wasm-tiering-budget=30000000");

/**
 * PGlite that is asked by prepared statements, and not asked again once it has panicked (its log
 * could not be written, the disk is full): it would never answer, and hold up the whole process.
 * Its acknowledged writes are in its folder, and another one that opens this finds them.
 */
export class MortalPglite extends PGlite {
  isDead = false;
  readonly #statements = new PreparedStatements(this);

  /** @param options its `dataDir` is the folder; without it the database is in memory */
  static async open(options: PGliteOptions): Promise<MortalPglite> {
    const database = new MortalPglite({ startParams: START_PARAMS, ...options });
    await database.waitReady;
    for (const type of READ_BY_DRIZZLE) database.parsers[type] = (text) => text;
    return database;
  }

  /**
   * Copies its folder as it is at one moment; other statements wait meanwhile. The copy opens by
   * itself.
   * @param folder where this database is, and `copy`, which must not be there
   */
  copyFolder(folder: string, copy: string): Promise<void> {
    return this._runExclusiveTransaction(async () => {
      // The process that opens the copy then has little to replay.
      await this.#queryPrepared("CHECKPOINT");
      // Nothing is written outside of a statement: there is no other process.
      const options = { recursive: true, errorOnExist: true, force: false } as const;
      await cp(folder, copy, { ...options, mode: constants.COPYFILE_FICLONE });
    });
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
   * Does `work` in a transaction that begins with a statement, both in one message with `work`'s
   * first statement. It asks at least one.
   * @throws TransactionAbortedError when a statement had failed, and `work` went on all the same
   */
  async transactionOf(
    first: BoundStatement,
    work: (client: Pick<Transaction, "query">) => Promise<void>,
  ): Promise<void> {
    await this._checkReady();
    await this._runExclusiveTransaction(async () => {
      try {
        const opening = { statements: [{ text: "BEGIN" }, first] };
        await work({
          query: (text, params, options) => this.#queryPrepared(text, params, options, opening),
        });
        // The only statements that were asked have failed.
        if (opening.statements.length > 0) throw new TransactionAbortedError();
      } catch (error) {
        await this.#queryPrepared("ROLLBACK");
        throw error;
      }
      const { command } = await this.#queryPrepared("COMMIT");
      if (command === "ROLLBACK") throw new TransactionAbortedError();
    });
  }

  /**
   * Asks a query by prepared statement. Drizzle says with each query which types it reads itself,
   * and PGlite would make a table of all its types for each: these are told once, as it opens.
   * @param opening is asked first, in the same message, until that has succeeded: nothing is ever
   *   asked without it
   */
  #queryPrepared<Row>(
    text: string,
    params?: unknown[],
    options?: QueryOptions,
    opening: { statements: BoundStatement[] } = { statements: [] },
  ): Promise<Results<Row>> {
    const { rowMode = "object" } = options ?? {};
    return this._runExclusiveQuery(async () => {
      const asked = { text, params };
      const results = await this.#statements.query<Row>(asked, { rowMode }, opening.statements);
      opening.statements = [];
      return results;
    });
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
