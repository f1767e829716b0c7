import {
  type messages,
  type PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
} from "@electric-sql/pglite";

const { serialize } = protocol;

/**
 * Number of statements that are kept. Each takes some 20 kB with its plan; all calls of the
 * contract together, with the questions of their tests, come to 750, of which few are asked often.
 */
const MAX_KEPT = 400;

export interface BoundStatement {
  text: string;
  params?: readonly unknown[] | undefined;
}

/** Statement that the database keeps parsed, and planned once it has been asked a few times. */
interface PreparedStatement {
  name: string;
  /** The types of its parameters, as the database has found them. */
  types: number[];
  /** Columns of its rows, as the database has described them; a note of none without rows. */
  columns: messages.BackendMessage[];
}

/**
 * Asks an embedded database by prepared statements, one for each text, in one message each.
 * PGlite's own `query` has each text parsed, described and planned again, in six messages, which
 * takes five to ten times as long.
 */
export class PreparedStatements {
  /** Statements by their text; the first is the one that has not been asked for longest. */
  readonly #kept = new Map<string, PreparedStatement>();
  #made = 0;

  constructor(private readonly database: PGlite) {}

  /**
   * Does a query as PGlite's `query` does, within a transaction or alone.
   * @param before is done first, in the same message; its result is not returned
   * @throws DatabaseError as PGlite's, of the first that fails; those after it are not done
   */
  async query<Row>(
    statement: BoundStatement,
    options: QueryOptions = {},
    before: readonly BoundStatement[] = [],
  ): Promise<Results<Row>> {
    const asked: Uint8Array[] = [];
    const columns: PreparedStatement["columns"][] = [];
    for (const { text, params = [] } of [...before, statement]) {
      const prepared = await this.#prepared(text);
      const values = params.map((value, index) => this.#written(value, prepared.types[index]));
      asked.push(serialize.bind({ statement: prepared.name, values }), serialize.execute({}));
      columns.push(prepared.columns);
    }
    const answer = await this.#send(...asked, serialize.sync());
    const described = withColumns(answer, columns);
    const results = parse.parseResults(described, this.database.parsers, options);
    return results.at(-1) as Results<Row>;
  }

  /** Returns a statement as it is kept, and prepares it the first time. */
  async #prepared(text: string): Promise<PreparedStatement> {
    const statement = this.#kept.get(text) ?? (await this.#prepare(text));
    // The last one asked is the last to go.
    this.#kept.delete(text);
    this.#kept.set(text, statement);
    return statement;
  }

  async #prepare(text: string): Promise<PreparedStatement> {
    const name = `s${this.#made++}`;
    const described = await this.#send(
      // First, as nothing that follows a mistake is done.
      ...this.#closeOldest(),
      serialize.parse({ name, text }),
      serialize.describe({ type: "S", name }),
      serialize.sync(),
    );
    return {
      name,
      types: parse.parseDescribeStatementResults(described),
      columns: described.filter((message) => message.name === "rowDescription"),
    };
  }

  /** Closes the statement that was not asked for longest, when there is no room for another. */
  #closeOldest(): Uint8Array[] {
    const [oldest] = this.#kept;
    if (!oldest || this.#kept.size < MAX_KEPT) return [];
    const [text, { name }] = oldest;
    this.#kept.delete(text);
    return [serialize.close({ type: "S", name })];
  }

  #written(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const write = type === undefined ? undefined : this.database.serializers[type];
    return write ? write(value) : String(value);
  }

  #send(...parts: Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.database.execProtocolStream(Buffer.concat(parts), { syncToFs: false });
  }
}

/**
 * Completes an answer as if each statement had been described again: a table of many columns takes
 * longer to describe than to read.
 */
function withColumns(
  answer: messages.BackendMessage[],
  columns: PreparedStatement["columns"][],
): messages.BackendMessage[] {
  const ofEach = columns.values();
  return answer.flatMap((message) =>
    message.name === "bindComplete" ? (ofEach.next().value ?? []) : [message],
  );
}
