import { type SQL, sql } from "drizzle-orm";
import type { Sql } from "@/platform/db/sql";

/** Step of the plan by which the database carried out a statement. */
export interface PlanStep {
  "Node Type": string;
  "Index Name"?: string;
  "Relation Name"?: string;
  "Plan Rows": number;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanStep[];
}

/** Carries out a statement, and lists the steps of its plan. */
export async function planSteps(tx: Sql, statement: SQL): Promise<PlanStep[]> {
  const { rows } = (await tx.execute(
    sql`explain (analyze, timing off, format json) ${statement}`,
  )) as unknown as { rows: { "QUERY PLAN": [{ Plan: PlanStep }] }[] };
  const flat = (step: PlanStep): PlanStep[] => [step, ...(step.Plans ?? []).flatMap(flat)];
  return rows.flatMap((row) => flat(row["QUERY PLAN"][0].Plan));
}

/** Counts the rows that a step looked at, those among them that its condition left out. */
export const rowsLookedAt = (step: PlanStep): number =>
  (step["Actual Rows"] + (step["Rows Removed by Filter"] ?? 0)) * step["Actual Loops"];
