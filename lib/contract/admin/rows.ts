import { z } from "zod";
import type { DeclaredField, DeclaredFields } from "@/lib/contract/field/field";
import { rowIdSchema } from "@/lib/contract/row-id";
import type { AdminField } from "./definition";

/** Text of a row in each language; English may be left out, where the French says it all. */
type WordsSchema = z.ZodObject<{ fr_FR: z.ZodString; en: z.ZodOptional<z.ZodString> }>;

type RowShape<F extends DeclaredFields> = {
  [K in keyof F & string]: F[K] extends { isTranslated: true } ? WordsSchema : F[K]["schema"];
};

/** Declares rows within a form, each with these fields; a translated one needs its French. */
export const rows = <F extends DeclaredFields>(
  fr: string,
  en: string,
  fields: F,
  { max }: { max: number },
) => ({
  label: { fr, en },
  input: { kind: "LIST" as const, fields, max },
  schema: z
    .array(
      z.object(
        Object.fromEntries(
          Object.entries(fields).map(([name, field]) => [name, rowSchema(field)]),
        ) as RowShape<F>,
      ),
    )
    .max(max),
  default: [],
});

function rowSchema({ schema, isTranslated }: DeclaredField): z.ZodType {
  if (!isTranslated) return schema;
  const text = schema as z.ZodString;
  return z.object({ fr_FR: text.min(1), en: text.optional() });
}

/** Writes a text of rows for readers of each language: English is the French until it is written. */
export const inBoth = ({ fr_FR, en }: { fr_FR: string; en?: string | undefined }) => ({
  fr_FR,
  en: en || fr_FR,
});

type Placed = Pick<AdminField, "part" | "width" | "note" | "isOptional" | "feature">;

/** Makes a field of contents one of a resource, which may be changed. */
export const written = <F extends DeclaredField>(of: F, placed: Placed = {}) => ({
  kind: "WRITTEN" as const,
  label: of.label,
  of,
  change: of.schema as F["schema"],
  ...placed,
});

/** Declares a number of a row, which begins empty; an amount has its cents. */
export const numberOf = <S extends z.ZodType>(
  fr: string,
  en: string,
  schema: S,
  unit?: "€" | "%",
) => ({
  label: { fr, en },
  input: { kind: "NUMBER" as const, ...(unit && { unit }) },
  schema,
});

/** Declares a row of another resource of the panel, by its id. */
export const rowOf = (to: string, fr: string, en: string) => ({
  label: { fr, en },
  input: { kind: "RESOURCE" as const, to },
  schema: rowIdSchema,
});
