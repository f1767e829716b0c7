import {
  PARAMETERS,
  type ParameterKey,
  parameterDefinition,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import type { parameters } from "@/platform/db/schema/site-look";
import type { Sql } from "@/platform/db/sql";
import { invalidFields, throwIfInvalid } from "@/platform/http/api-error";
import { parameterError } from "@/platform/settings/parameter/parameter-value";
import type { FiledRow } from "./site-file";
import { type SiteTableName, siteTable } from "./site-tables";

/** Rows written in one statement: PostgreSQL takes 65,535 values at most. */
const AT_ONCE = 500;

/** Tables of which a page that was shown has written rows before, as its blocks. */
const WRITTEN_BY_PAGES: readonly SiteTableName[] = ["component", "formerPath", "contentAddress"];

/** Refusal of a file with articles of one product that cannot be told apart. */
export class ArticlesAlike extends Error {
  constructor(readonly references: string[]) {
    super(`Articles alike: ${references.join(", ")}`);
  }
}

/** Returns the new id of a row or a content of the file. */
export type NewId = (table: string, id: number, type?: unknown) => number | undefined;

/**
 * Writes the rows of a table; a row that refers to something that is not in the file is left out,
 * as the former address of a content that was removed.
 * @throws ZodError, ApiError, ArticlesAlike for a row that no site has
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
    const part = kept.slice(from, from + AT_ONCE);
    const written = await tx.insert(of).values(part).onConflictDoNothing().returning({ id: of.id });
    if (written.length < part.length && !WRITTEN_BY_PAGES.includes(name)) {
      const ids = new Set(written.map(({ id }) => id));
      throw toldTwice(
        name,
        part.filter(({ id }) => !ids.has(id)),
      );
    }
  }
}

/** Builds the refusal of rows of which each says what an earlier one has said, or would be lost. */
function toldTwice(name: SiteTableName, lost: Record<string, unknown>[]): Error {
  if (name !== "declination") return invalidFields({ file: "SITE_FILE_INVALID" });
  return new ArticlesAlike(lost.map(({ reference }) => String(reference)));
}

/** @throws ApiError for a value of what the file does not have: its article would lose it */
const renamedVariations = (values: unknown, newId: NewId) =>
  (values as { idVariation: number }[]).map((value) => {
    const idVariation = newId("variation", value.idVariation);
    if (idVariation === undefined) throw invalidFields({ file: "SITE_FILE_INVALID" });
    return { ...value, idVariation };
  });

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
