import type { DeclaredField } from "@/lib/contract/field/field";
import { type ListedType, listingQuery } from "@/lib/contract/listing-query";
import type { ContentDefinition } from "./definition";

const LISTED: Partial<Record<DeclaredField["input"]["kind"], ListedType>> = {
  LINE: "text",
  SLUG: "text",
  CHOICE: "text",
  NUMBER: "number",
  REFERENCE: "number",
  FLAG: "boolean",
  INSTANT: "instant",
};

export const listedFields = ({
  fields,
}: Pick<ContentDefinition, "fields">): Record<string, ListedType> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { input }]) => {
      const type = LISTED[input.kind];
      return type ? [[name, type]] : [];
    }),
  );

const OF_EACH = { id: "number", order: "number", publishedAt: "instant" } as const;

/** Items on a page of a list, unless its kind says another number (§9). */
const PAGE_SIZE = 10;

export const pageSizeOf = ({ pageSize = PAGE_SIZE }: Pick<ContentDefinition, "pageSize">) =>
  pageSize;

/** Returns the query of the public listing of a kind of content (§7). */
export const contentQuery = (content: Pick<ContentDefinition, "fields" | "pageSize">) =>
  listingQuery({ ...OF_EACH, ...listedFields(content) }, pageSizeOf(content));
