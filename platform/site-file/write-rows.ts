import {
  PARAMETERS,
  type ParameterKey,
  parameterDefinition,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import type { parameters } from "@/platform/db/schema/site-look";
import type { Sql } from "@/platform/db/sql";
import { throwIfInvalid } from "@/platform/http/api-error";
import { parameterError } from "@/platform/settings/parameter/parameter-value";
import type { FiledRow } from "./site-file";
import { type SiteTableName, siteTable } from "./site-tables";

/** Rows written in one statement: PostgreSQL takes 65,535 values at most. */
const AT_ONCE = 500;

/** Returns the new id of a row or a content of the file. */
export type NewId = (table: string, id: number, type?: unknown) => number | undefined;

/**
 * Writes the rows of a table; a row that refers to something that is not in the file is left out,
 * as the former address of a content that was removed.
 * @throws ZodError, ApiError for a row that no site has
 */
export async function writeRows(
  tx: Sql,
  name: SiteTableName,
  { rows, idSite, newId }: { rows: readonly FiledRow[]; idSite: number; newId: NewId },
): Promise<void> {
  const { of, row: schema, refers = {} } = siteTable(name);
  const read = rows.flatMap((filed) => {
    const row: Record<string, unknown> = schema.parse({ ...filed, idSite });
    for (const [column, table] of Object.entries(refers)) {
      if (row[column] === null || row[column] === undefined) continue;
      row[column] = newId(table, Number(row[column]), row.type);
      if (row[column] === undefined) return [];
    }
    if (name === "declination") row.values = renamedVariations(row.values, newId);
    return [{ ...row, id: newId(name, filed.id) }];
  });
  const kept = name === "parameter" ? read.filter((row) => isPlainSetting(row as never)) : read;
  for (let from = 0; from < kept.length; from += AT_ONCE) {
    await tx
      .insert(of)
      .values(kept.slice(from, from + AT_ONCE))
      .onConflictDoNothing();
  }
}

const renamedVariations = (values: unknown, newId: NewId) =>
  (values as { idVariation: number }[]).map((value) => ({
    ...value,
    idVariation: newId("variation", value.idVariation),
  }));

/** Tells a setting of today from a former one, and from code. @throws ApiError for a wrong value */
function isPlainSetting({ type, value, valueEn }: typeof parameters.$inferInsert): boolean {
  const definition = parameterDefinition(type);
  if (!definition || definition.needs) return false;
  const { default: initial } = PARAMETERS[type as ParameterKey];
  for (const said of [value ?? null, valueEn ?? null]) {
    const fault = said === initial ? undefined : parameterError(definition.holds, said);
    throwIfInvalid(fault ? { [type]: fault } : {});
  }
  return true;
}
