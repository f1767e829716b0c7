import { arrayContains } from "drizzle-orm";
import { LONGEST_ADDRESS_TYPE } from "@/lib/contract/address";
import { addressTypeNames, isUsualAddressType } from "@/lib/contract/address-type-names";
import type { addressTypeResource } from "@/lib/contract/admin/address-type-resource";
import type { AdminItem } from "@/lib/contract/admin/definition";
import { languageCodeSchema } from "@/lib/contract/locale";
import { foldedText } from "@/lib/rules/text/folded-text";
import { slug } from "@/lib/rules/text/slug";
import { memberAddresses } from "@/platform/db/schema/member";
import { addressTypes, companyAddresses } from "@/platform/db/schema/people";
import { ApiError, throwIfInvalid } from "@/platform/http/api-error";
import type { ErrorWord } from "@/platform/http/message-of";
import type { ResourceSource } from "@/platform/panel/resource-source";

type Item = AdminItem<typeof addressTypeResource>;
type Row = typeof addressTypes.$inferSelect;

/** Makes the value of a kind from its first name, as addresses keep it: `MAISON_DE_FAMILLE`. */
const firstValue = (name: string): string =>
  slug(name)
    .replace(/^-|-$/g, "")
    .replaceAll("-", "_")
    .toUpperCase()
    .slice(0, LONGEST_ADDRESS_TYPE);

/** Finds what keeps the value of a new kind from being made of its name. */
function valueErrors({ name }: Pick<Item, "name">): Record<string, ErrorWord> {
  const value = firstValue(name.fr_FR);
  if (value === "") return { "name.fr_FR": "INVALID" };
  return isUsualAddressType(value) ? { "name.fr_FR": "ADDRESS_TYPE_TAKEN" } : {};
}

/** Finds the names that another kind has already, by language. */
const nameErrors = ({ name }: Pick<Item, "name">, others: Row[]): Record<string, ErrorWord> =>
  Object.fromEntries(
    languageCodeSchema.options.flatMap((code): [string, ErrorWord][] => {
      const folded = foldedText(name[code]);
      const isTaken = others.some((other) => foldedText(addressTypeNames(other)[code]) === folded);
      return isTaken ? [[`name.${code}`, "ADDRESS_TYPE_TAKEN"]] : [];
    }),
  );

export const addressTypeSource: ResourceSource<typeof addressTypeResource, typeof addressTypes> = {
  table: addressTypes,
  columns: {},
  async views(_, rows) {
    return rows.map((row) => ({
      id: row.id,
      name: addressTypeNames(row),
      isOwn: !isUsualAddressType(row.value),
    }));
  },
  change: {
    valuesOf: ({ name }) => ({ name }),
    added: (_, { name }) => ({ value: firstValue(name.fr_FR) }),
    async refuse(tx, item, { value }) {
      const others = (await tx.select().from(addressTypes)).filter(({ id }) => id !== item.id);
      throwIfInvalid({
        ...(value === undefined && valueErrors(item)),
        ...nameErrors(item, others),
      });
    },
    taken: { address_type_id_site_value_unique: { "name.fr_FR": "ADDRESS_TYPE_TAKEN" } },
    async refuseRemoval(tx, { value }) {
      if (isUsualAddressType(value)) throw new ApiError("CONFLICT", "ADDRESS_TYPE_STAYS");
      const ofMembers = await tx.$count(
        memberAddresses,
        arrayContains(memberAddresses.types, [value]),
      );
      const ofCompany = await tx.$count(
        companyAddresses,
        arrayContains(companyAddresses.types, [value]),
      );
      if (ofMembers + ofCompany > 0) throw new ApiError("CONFLICT", "ADDRESS_TYPE_USED");
    },
    changes: [{ kind: "addresses" }],
  },
};
