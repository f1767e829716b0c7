import { type DeclaredField, type DeclaredFields, fieldsWithin } from "@/lib/contract/field/field";
import type { FieldValues } from "@/platform/db/schema/content-item";

/** Ids of a new site, by those of the file; undefined for what the file does not have. */
export interface NewIds {
  medium(id: number): number | undefined;
  content(type: string, id: number): number | undefined;
}

/** Returns fields' values with the ids of a new site in place of those of its file. */
export const renumbered = (fields: DeclaredFields, values: FieldValues, ids: NewIds): FieldValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      return [name, field ? renumberedValue(field, value, ids) : value];
    }),
  );

function renumberedValue({ input }: DeclaredField, value: unknown, ids: NewIds): unknown {
  if (typeof value === "number") {
    if (input.kind === "MEDIUM") return ids.medium(value) ?? null;
    if (input.kind === "REFERENCE") return ids.content(input.to, value) ?? null;
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => renumberedItem({ input }, item, ids));
    return items.filter((item) => item !== undefined);
  }
  return renumberedItem({ input }, value, ids);
}

/** Returns an item of a list; undefined for a picture that the file does not have. */
function renumberedItem({ input }: Pick<DeclaredField, "input">, item: unknown, ids: NewIds) {
  if (typeof item !== "object" || item === null) return item;
  const fields = fieldsWithin(input, item);
  if (input.kind !== "MEDIA") return renumbered(fields, item as FieldValues, ids);
  const idMedium = ids.medium(Number((item as FieldValues).idMedium));
  return idMedium && { ...renumbered(fields, item as FieldValues, ids), idMedium };
}
