import { type JudgedDuty, judgeDuties } from "@/lib/rules/duty/judge-duties";
import { keptRead } from "@/platform/db/kept-read";
import type { Sql } from "@/platform/db/sql";
import { readDutyFacts } from "./duty-facts";

/** Judges the duties of the transaction's site, by what it is made of. */
export const readJudgedDuties = keptRead(
  ["parameters", "siteInfo", "pages", "page", "component", "products"],
  async (tx): Promise<JudgedDuty[]> => judgeDuties(await readDutyFacts(tx)),
);

/** Counts what the law asks of the transaction's site and the site lacks. */
export const countLackingDuties = async (tx: Sql): Promise<number> =>
  (await readJudgedDuties(tx)).filter(({ lack }) => lack !== null).length;
