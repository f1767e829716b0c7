import { type SQL, sql } from "drizzle-orm";
import type { Sql } from "@/platform/db/sql";
import { isGrowing } from "./growing-tables";

/** A statement as the database was asked it. */
export interface AskedStatement {
  text: string;
  params: unknown[];
}

/** A step of a plan, as far as it is looked at. */
interface PlanStep {
  "Node Type": string;
  "Relation Name"?: string;
  "One-Time Filter"?: string;
  "Shared Hit Blocks"?: number;
  "Shared Read Blocks"?: number;
  Plans?: PlanStep[];
}

/** What can be explained: what reads, or looks for the rows that it writes. */
const EXPLAINED = /^\(*\s*(select|with|update|delete|insert)\b/i;

export const isExplained = ({ text }: AskedStatement): boolean => EXPLAINED.test(text);

/** The tables that grow which a statement would read from their beginning to their end. */
export async function tablesReadWhole(tx: Sql, statement: AskedStatement): Promise<string[]> {
  const steps = await stepsOf(tx, statement, sql`explain (format json)`);
  return steps.flatMap((step) => {
    const table = step["Relation Name"] ?? "";
    return step["Node Type"] === "Seq Scan" && isGrowing(table) ? [table] : [];
  });
}

/** How many pages a statement that reads looks at. */
export async function pagesRead(tx: Sql, statement: AskedStatement): Promise<number> {
  const explain = sql`explain (analyze, buffers, timing off, format json)`;
  const [whole] = await stepsOf(tx, statement, explain);
  return (whole?.["Shared Hit Blocks"] ?? 0) + (whole?.["Shared Read Blocks"] ?? 0);
}

async function stepsOf(tx: Sql, statement: AskedStatement, explain: SQL): Promise<PlanStep[]> {
  const { rows } = (await tx.execute(sql`${explain} ${bound(statement)}`)) as unknown as {
    rows: { "QUERY PLAN": [{ Plan: PlanStep }] }[];
  };
  // What is never true has nothing read below it.
  const below = (step: PlanStep) => (step["One-Time Filter"] === "false" ? [] : (step.Plans ?? []));
  const flat = (step: PlanStep): PlanStep[] => [step, ...below(step).flatMap(flat)];
  return rows.flatMap((row) => flat(row["QUERY PLAN"][0].Plan));
}

/** A statement with its parameters in their places. */
function bound({ text, params }: AskedStatement): SQL {
  // What stands between two places of parameters, and the numbers of these.
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${sql.param(params[Number(part) - 1])}`,
    ),
  );
}
