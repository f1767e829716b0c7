import { asc } from "drizzle-orm";
import { boolean, PgDialect, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { ApiError } from "./api-error";
import { type ListingDeclaration, readListing } from "./listing";

const thing = pgTable("thing", {
  id: serial().primaryKey(),
  title: text().notNull(),
  at: timestamp({ withTimezone: true }),
  isNew: boolean("is_new"),
});
const DECLARATION: ListingDeclaration = {
  fields: {
    id: { of: thing.id, type: "number" },
    title: { of: thing.title, type: "text" },
    at: { of: thing.at, type: "instant" },
    isNew: { of: thing.isNew, type: "boolean" },
  },
  order: [asc(thing.id)],
};
type Query = Record<string, string | string[]>;
const read = (query: Query) => readListing(query, DECLARATION);
const where = (query: Query) => {
  const condition = read(query).where;
  const { sql, params } = new PgDialect().sqlToQuery(condition as NonNullable<typeof condition>);
  return `${sql} ${JSON.stringify(params)}`;
};
function errorsOf(query: Query) {
  try {
    read(query);
  } catch (error) {
    return (error as ApiError).errors;
  }
  return undefined;
}

describe("the listing grammar (§7)", () => {
  it("has ten items of the first page, in the listing's order, when nothing is asked", () => {
    expect(read({})).toMatchObject({ limit: 10, offset: 0, where: undefined });
    expect(read({}).orderBy).toHaveLength(1);
  });

  it("writes true and false in the statement, for indexes of the rows that are so", () => {
    expect(where({ isNew: "true" })).toBe('"thing"."is_new" = true []');
    expect(where({ isNew: "df:false" })).toBe('"thing"."is_new" <> false []');
    expect(errorsOf({ isNew: "yes" })).toEqual({ isNew: "INVALID" });
  });

  it("pages", () =>
    expect(read({ nbItem: "24", page: "3" })).toMatchObject({ limit: 24, offset: 48 }));

  it.each([
    [{ id: "7" }, '"thing"."id" = $1::numeric ["7"]'],
    [{ id: "df:7" }, '"thing"."id" <> $1::numeric ["7"]'],
    [{ id: "lt:7" }, '"thing"."id" < $1::numeric ["7"]'],
    [{ id: "lte:7" }, '"thing"."id" <= $1::numeric ["7"]'],
    [{ id: "gt:7" }, '"thing"."id" > $1::numeric ["7"]'],
    [{ id: "gte:7" }, '"thing"."id" >= $1::numeric ["7"]'],
    [{ title: "xx:y" }, '"thing"."title" = $1 ["xx:y"]'],
    [{ title: "", id: "7" }, '"thing"."id" = $1::numeric ["7"]'],
  ])("reads %o", (query, sql) => expect(where(query as Record<string, string>)).toBe(sql));

  it("asks for all that is said of a field", () => {
    expect(where({ id: ["gte:7", "lt:9"] })).toBe(
      '("thing"."id" >= $1::numeric and "thing"."id" < $2::numeric) ["7","9"]',
    );
    expect(errorsOf({ id: ["gte:7", "soon"] })).toMatchObject({ id: expect.anything() });
    expect(errorsOf({ id: ["1", "2", "3", "4", "5"] })).toMatchObject({ id: expect.anything() });
    expect(errorsOf({ page: ["1", "2"] })).toMatchObject({ page: expect.anything() });
  });

  it("takes what LIKE reads as its own by the letter", () => {
    expect(where({ title: "lk:50%_\\" })).toContain(' ["%50\\\\%\\\\_\\\\\\\\%"]');
  });

  it.each([
    [{ password: "x" }, { password: "FIELD_UNKNOWN" }],
    [{ constructor: "x" }, { constructor: "FIELD_UNKNOWN" }],
    [{ orderBy: "password" }, { orderBy: "FIELD_UNKNOWN" }],
    [{ orderBy: "-__proto__" }, { orderBy: "FIELD_UNKNOWN" }],
    [{ id: "x" }, { id: "INVALID" }],
    [{ id: "lk:7" }, { id: "INVALID" }],
    [{ at: "gt:yesterday" }, { at: "INVALID" }],
    [{ title: "a\0b" }, { title: "INVALID" }],
    [{ title: "lk:a\0b" }, { title: "INVALID" }],
    [{ at: "gt:0000-01-01" }, { at: "INVALID" }],
    [{ at: "2026-02-30" }, { at: "INVALID" }],
    [{ page: "0" }, { page: "TOO_SMALL" }],
    [{ nbItem: "101" }, { nbItem: "TOO_BIG" }],
  ])("refuses %o", (query, errors) => {
    expect(errorsOf(query as unknown as Record<string, string>)).toEqual(errors);
  });

  it("orders, up and down, then as the listing does", () => {
    expect(read({ orderBy: "-title" }).orderBy).toHaveLength(2);
  });

  it("refuses with what a caller can read", () => {
    expect(() => read({ page: "0" })).toThrow(ApiError);
  });
});
