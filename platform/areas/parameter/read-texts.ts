import { inArray } from "drizzle-orm";
import type { ParameterKey } from "@/lib/contract/parameter-catalogue";
import type { Sql } from "@/platform/db/database";
import { parameter } from "@/platform/db/schema/site-look";

/** Settings of the site that are texts, the same in every language; null for one without a value. */
export async function readTexts<K extends ParameterKey>(
  tx: Sql,
  keys: readonly K[],
): Promise<Record<K, string | null>> {
  const rows = await tx
    .select()
    .from(parameter)
    .where(inArray(parameter.type, [...keys]));
  const text = (key: K) => rows.find(({ type }) => type === key)?.value?.trim() || null;
  return Object.fromEntries(keys.map((key) => [key, text(key)])) as Record<K, string | null>;
}
