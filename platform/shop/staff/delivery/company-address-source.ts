import { eq } from "drizzle-orm";
import type { companyAddressResource } from "@/lib/contract/admin/company-address-resource";
import { postalCodeError } from "@/lib/rules/shop/postal-code";
import { orders } from "@/platform/db/schema/order";
import { companyAddresses } from "@/platform/db/schema/people";
import { ApiError, throwIfInvalid } from "@/platform/http/api-error";
import type { ResourceSource } from "@/platform/panel/resource-source";
import { hoursErrors, readCollectHours, storeCollectHours } from "./collect-hours";
import { readChosenTypes, storeTypes } from "./company-address-types";
import { placedAt } from "./placed-at";

export const companyAddressSource: ResourceSource<
  typeof companyAddressResource,
  typeof companyAddresses
> = {
  table: companyAddresses,
  columns: {
    postalCode: companyAddresses.postalCode,
    city: companyAddresses.city,
    country: companyAddresses.country,
  },
  async views(tx, rows) {
    const hours = await readCollectHours(
      tx,
      rows.map(({ id }) => id),
    );
    const chosenTypes = await readChosenTypes(tx);
    return rows.map(({ note, ...row }) => ({
      id: row.id,
      address: row.address,
      addressPart2: row.addressPart2,
      postalCode: row.postalCode,
      city: row.city,
      country: row.country,
      note: { fr_FR: note?.fr_FR ?? null, en: note?.en ?? null },
      types: chosenTypes(row.types),
      hours: hours.get(row.id) ?? [],
      lat: row.lat,
      lng: row.lng,
    }));
  },
  change: {
    valuesOf: (item, { types = [] }) => ({
      address: item.address,
      addressPart2: item.addressPart2 || null,
      postalCode: item.postalCode,
      city: item.city,
      country: item.country,
      note: item.note.fr_FR
        ? { fr_FR: item.note.fr_FR, en: item.note.en || item.note.fr_FR }
        : null,
      types,
      ...(placedAt(item, item) ?? { lat: null, lng: null }),
    }),
    async refuse(_, item) {
      const error = postalCodeError(item.postalCode, item.country);
      throwIfInvalid({
        ...(error && { postalCode: error }),
        ...(item.note.en && !item.note.fr_FR && { "note.fr_FR": "REQUIRED" as const }),
        ...hoursErrors(item.hours),
      });
    },
    async refuseRemoval(tx, { id }) {
      if ((await tx.$count(orders, eq(orders.idAddress, id))) > 0) {
        throw new ApiError("CONFLICT", "ADDRESS_OF_ORDERS");
      }
      if ((await tx.$count(companyAddresses)) === 1) {
        throw new ApiError("CONFLICT", "LAST_ADDRESS");
      }
    },
    async storeBeside(work, row, item) {
      await storeTypes(work.tx, row, item);
      await storeCollectHours(work, row.id, item.hours);
    },
    changes: [{ kind: "addresses" }],
  },
};
