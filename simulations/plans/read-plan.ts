import { type SQL, sql } from "drizzle-orm";
import type { Sql } from "@/platform/db/sql";
import { isGrowing } from "./growing-tables";

export interface AskedStatement {
  text: string;
  params: unknown[];
}

interface PlanStep {
  "Node Type": string;
  "Relation Name"?: string;
  "One-Time Filter"?: string;
  "Shared Hit Blocks"?: number;
  "Shared Read Blocks"?: number;
  Plans?: PlanStep[];
}

/** Statements that can be explained: those that read, or look for the rows that they write. */
const EXPLAINED = /^\(*\s*(select|with|update|delete|insert)\b/i;

export const isExplained = ({ text }: AskedStatement): boolean => EXPLAINED.test(text);

/** Lists the growing tables that a statement would read from beginning to end. */
export async function tablesReadWhole(tx: Sql, statement: AskedStatement): Promise<string[]> {
  const steps = await stepsOf(tx, statement, sql`explain (format json)`);
  return steps.flatMap((step) => {
    const table = step["Relation Name"] ?? "";
    return step["Node Type"] === "Seq Scan" && isGrowing(table) ? [table] : [];
  });
}

/** Counts the pages that a reading statement looks at. */
export async function pagesRead(tx: Sql, statement: AskedStatement): Promise<number> {
  const explain = sql`explain (analyze, buffers, timing off, format json)`;
  const [whole] = await stepsOf(tx, statement, explain);
  return (whole?.["Shared Hit Blocks"] ?? 0) + (whole?.["Shared Read Blocks"] ?? 0);
}

async function stepsOf(tx: Sql, statement: AskedStatement, explain: SQL): Promise<PlanStep[]> {
  const { rows } = (await tx.execute(sql`${explain} ${bound(statement)}`)) as unknown as {
    rows: { "QUERY PLAN": [{ Plan: PlanStep }] }[];
  };
  // A filter that is never true has nothing read below it.
  const below = (step: PlanStep) => (step["One-Time Filter"] === "false" ? [] : (step.Plans ?? []));
  const flat = (step: PlanStep): PlanStep[] => [step, ...below(step).flatMap(flat)];
  return rows.flatMap((row) => flat(row["QUERY PLAN"][0].Plan));
}

/** Writes a statement with its parameters in their places. */
function bound({ text, params }: AskedStatement): SQL {
  // The parts are texts between parameters, and the parameters' numbers, in turn.
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${sql.param(params[Number(part) - 1])}`,
    ),
  );
}
