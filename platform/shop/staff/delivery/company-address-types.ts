import { eq } from "drizzle-orm";
import type { companyAddressResource } from "@/lib/contract/admin/company-address-resource";
import type { AdminItem } from "@/lib/contract/admin/definition";
import { addressTypes, companyAddresses } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { throwIfInvalid } from "@/platform/http/api-error";
import type { ErrorWord } from "@/platform/http/message-of";

type Item = AdminItem<typeof companyAddressResource>;
type AddressType = Pick<typeof addressTypes.$inferSelect, "id" | "value">;

/** Kind of addresses with hours for collecting orders, which nobody chooses. */
const COLLECT = "CLICK_AND_COLLECT";

/** Reads the kinds that may be chosen. @returns what shows those of an address in its form */
export async function readChosenTypes(tx: Sql): Promise<(values: string[]) => Item["types"]> {
  const known = await tx.select().from(addressTypes);
  return (values) =>
    values.flatMap((value) => {
      const chosen = known.find((type) => type.value === value);
      return chosen && value !== COLLECT ? [{ type: chosen.id }] : [];
    });
}

/**
 * Stores the kinds of an address: those that were chosen, that of its hours, and those that the
 * site has no row of. A new one without a choice is the company's.
 * @throws ApiError INVALID_FIELDS
 */
export async function storeTypes(
  tx: Sql,
  row: typeof companyAddresses.$inferSelect,
  item: Item,
): Promise<void> {
  // Held until the end: a kind is not removed while it comes into use.
  const known = await tx
    .select({ id: addressTypes.id, value: addressTypes.value })
    .from(addressTypes)
    .for("key share");
  throwIfInvalid(typeErrors(item.types, known));
  const chosen = item.types.flatMap(({ type }) =>
    known.flatMap(({ id, value }) => (id === type ? [value] : [])),
  );
  const isKnown = new Set([COLLECT, ...known.map(({ value }) => value)]);
  const isNew = item.id === 0;
  const types = [
    ...(isNew && chosen.length === 0 ? ["COMPANY"] : chosen),
    ...row.types.filter((value) => !isKnown.has(value)),
    ...(item.hours.length > 0 ? [COLLECT] : []),
  ];
  await tx.update(companyAddresses).set({ types }).where(eq(companyAddresses.id, row.id));
}

const typeErrors = (types: Item["types"], known: AddressType[]): Record<string, ErrorWord> =>
  Object.fromEntries(
    types.flatMap(({ type }, place): [string, ErrorWord][] => {
      const at = `types.${place}.type`;
      const value = known.find(({ id }) => id === type)?.value;
      if (value === undefined) return [[at, "INVALID"]];
      if (value === COLLECT) return [[at, "TYPE_OF_HOURS"]];
      const isTwice = types.findIndex((other) => other.type === type) < place;
      return isTwice ? [[at, "CHOSEN_TWICE"]] : [];
    }),
  );
