import {
  and,
  asc,
  type Column,
  desc,
  eq,
  gt,
  gte,
  like,
  lt,
  lte,
  ne,
  type SQL,
  sql,
} from "drizzle-orm";
import { z } from "zod";
import { listingQuerySchema } from "@/lib/contract/listing";
import type { ListedType } from "@/lib/contract/listing-query";
import { foldedText } from "@/lib/rules/text/folded-text";
import { foldedSql } from "@/platform/db/folded";
import { invalidFields } from "./api-error";
import { apiErrorOf } from "./api-error-of";

export interface ListingField {
  of: Column | SQL;
  type: ListedType;
  /** Expression to order by, where that is not the field itself. */
  orderOf?: SQL;
}

/** Fields and orders that a listing allows; nothing else reaches its SQL. */
export interface ListingDeclaration {
  fields: Record<string, ListingField>;
  order: SQL[];
  /** Items of a page by default; 10 of most lists (§9). */
  nbItem?: number;
}

export const typesOf = ({ fields }: ListingDeclaration): Record<string, ListedType> =>
  Object.fromEntries(Object.entries(fields).map(([name, { type }]) => [name, type]));

export interface Listing {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
}

const OPERATORS = { lk: "lk", df: ne, lt, lte, gt, gte } as const;

const VALUES = {
  text: z.string().max(200),
  number: z.coerce.number().refine(Number.isFinite),
  boolean: z.enum(["true", "false"]).transform((value) => value === "true"),
  instant: z.iso
    .datetime({ offset: true })
    .or(z.iso.date())
    .transform((value) => new Date(value))
    // PostgreSQL knows no year 0.
    .refine((value) => value.getUTCFullYear() > 0),
} as const;

/**
 * Reads the query of a listing (§7): page, nbItem, orderBy (`field` or `-field`), and filters
 * `field=value`, the value prefixed with lk: (contains, ignoring accents and case), df:, lt:, lte:,
 * gt: or gte:. Of a field that is sent several times all conditions hold. Empty strings are
 * skipped.
 * @throws ApiError INVALID_FIELDS for a field that the listing does not declare, or a value that
 *   does not fit it
 */
export function readListing(
  query: Record<string, string | string[]>,
  declaration: ListingDeclaration,
): Listing {
  const values: Record<string, unknown> = Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== ""),
  );
  if (declaration.nbItem) values.nbItem ??= declaration.nbItem;
  const read = listingQuerySchema.safeParse(values);
  if (!read.success) throw apiErrorOf(read.error, { target: "query" });
  const { nbItem, page, orderBy, ...filters } = read.data;
  return {
    where: and(
      ...Object.entries(filters).flatMap(([name, values]) =>
        [values].flat().map((value) => condition(name, value, declaration)),
      ),
    ),
    orderBy: orderBy ? [order(orderBy, declaration), ...declaration.order] : declaration.order,
    limit: nbItem,
    offset: (page - 1) * nbItem,
  };
}

function order(orderBy: string, { fields }: ListingDeclaration): SQL {
  const isDescending = orderBy.startsWith("-");
  const field = ownField(fields, isDescending ? orderBy.slice(1) : orderBy);
  if (!field) throw invalidFields({ orderBy: "FIELD_UNKNOWN" });
  const by = field.orderOf ?? field.of;
  return isDescending ? desc(by) : asc(by);
}

function condition(name: string, value: string, { fields }: ListingDeclaration): SQL {
  const field = ownField(fields, name);
  if (!field) throw invalidFields({ [name]: "FIELD_UNKNOWN" });
  // A null character is valid text for us, but not for PostgreSQL.
  if (value.includes("\0")) throw invalidFields({ [name]: "INVALID" });
  const [, prefix, rest] = /^(lk|df|lte?|gte?):(.*)$/s.exec(value) ?? [];
  const operator = prefix ? OPERATORS[prefix as keyof typeof OPERATORS] : eq;
  const operand = prefix ? (rest ?? "") : value;
  if (operator === "lk") {
    if (field.type !== "text") throw invalidFields({ [name]: "INVALID" });
    return like(foldedSql(field.of), `%${foldedText(operand).replace(/[\\%_]/g, "\\$&")}%`);
  }
  const read = VALUES[field.type].safeParse(operand);
  if (!read.success) throw invalidFields({ [name]: "INVALID" });
  return operator(sql`${field.of}`, bound(read.data));
}

/**
 * Writes a value as a parameter of the type that it is compared as. A boolean stands in the statement
 * itself: a plan kept for true and false alike cannot use an index of the true rows alone.
 */
function bound(value: string | number | boolean | Date): SQL {
  if (typeof value === "boolean") return value ? sql`true` : sql`false`;
  if (value instanceof Date) return sql`${value.toISOString()}::timestamptz`;
  if (typeof value === "number") return sql`${String(value)}::numeric`;
  return sql`${value}`;
}

/** Finds a declared field: `constructor` and the like are none. */
const ownField = (fields: ListingDeclaration["fields"], name: string) =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;
