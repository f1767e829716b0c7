import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Sql } from "@/platform/db/sql";
import { loggable } from "@/platform/http/loggable";
import { lastNight } from "@/platform/services/night";

/** Milliseconds from one look whether it is time to the next. */
const LOOK = 300_000;

/**
 * Has the tables of an embedded database vacuumed and analyzed once a night, as a server's autovacuum
 * would: it has no process for that, so dead rows would stay, and plans would be made of old counts.
 * @param everySite owns the tables
 * @param log says what could not be done
 */
export function startNightlyVacuum(everySite: Sql, log: Logger): { stop(): Promise<void> } {
  let isStopping = false;
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => vacuumTables(everySite, lastNight(new Date()), () => isStopping))
      .catch((error: unknown) => log.error({ err: loggable(error) }, "nightly vacuum"));
  }, LOOK);
  timer.unref();
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}

/**
 * Vacuums and analyzes the tables that were not since a moment, one after the other: whoever asks for
 * something meanwhile waits for one of them at the most.
 * @param isOver has the rest wait for the next look
 * @returns the names of those that were
 */
export async function vacuumTables(
  everySite: Sql,
  since: Date,
  isOver = () => false,
): Promise<string[]> {
  const { rows } = (await everySite.execute(sql`
    select relid::regclass::text as name from pg_stat_user_tables
    where schemaname = 'public' and (last_vacuum is null or last_vacuum < ${since.toISOString()})
    order by relname`)) as unknown as { rows: { name: string }[] };
  const done: string[] = [];
  for (const { name } of rows) {
    if (isOver()) break;
    await everySite.execute(sql.raw(`vacuum (analyze) ${name}`));
    done.push(name);
  }
  return done;
}
