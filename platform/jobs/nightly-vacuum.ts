import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Sql } from "@/platform/db/sql";
import { loggable } from "@/platform/http/loggable";
import { lastNight } from "@/platform/services/night";

/** Milliseconds between two looks at whether it is time. */
const LOOK = 300_000;

/**
 * Vacuums and analyzes the tables of an embedded database once a night, as a server's autovacuum
 * would: it has no process for that, so dead rows would stay, and plans would be made of old
 * counts.
 * @param everySite owns the tables
 * @param log is told of failures
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
 * Vacuums and analyzes the tables that were not since a moment, one after the other: other
 * statements wait for one of them at the most.
 * @param isOver leaves the rest to the next look
 * @returns the names of the vacuumed tables
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
