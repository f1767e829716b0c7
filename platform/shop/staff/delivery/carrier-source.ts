import { sql } from "drizzle-orm";
import type { carrierResource } from "@/lib/contract/admin/carrier-resource";
import type { LanguageCode } from "@/lib/contract/locale";
import { carriers } from "@/platform/db/schema/delivery";
import { throwIfInvalid } from "@/platform/http/api-error";
import type { ResourceSource } from "@/platform/panel/resource-source";
import { readZones, storeZones, zoneErrors } from "./carrier-zones";

const nameIn = (code: LanguageCode) => sql`(${carriers.translations}->${code}->>'name')`;

export const carrierSource: ResourceSource<typeof carrierResource, typeof carriers> = {
  table: carriers,
  columns: {
    name: { fr_FR: nameIn("fr_FR"), en: nameIn("en") },
    isActive: carriers.isActive,
    deliveryType: carriers.deliveryType,
    order: carriers.order,
  },
  async views(tx, rows) {
    const zones = await readZones(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.map(({ translations: { fr_FR, en }, ...row }) => ({
      id: row.id,
      name: { fr_FR: fr_FR.name, en: en.name },
      isActive: row.isActive,
      deliveryType: row.deliveryType,
      description: { fr_FR: fr_FR.description, en: en.description },
      daysFrom: row.daysFrom,
      daysTo: row.daysTo,
      serviceCode: row.serviceCode,
      order: row.order,
      zones: zones.get(row.id) ?? [],
    }));
  },
  change: {
    valuesOf: (item, { siteType = null }) => ({
      translations: {
        fr_FR: { name: item.name.fr_FR, description: item.description.fr_FR },
        en: { name: item.name.en, description: item.description.en },
      },
      isActive: item.isActive,
      deliveryType: item.deliveryType,
      siteType: item.deliveryType === "PICKUP" ? (siteType ?? "RELAY") : null,
      daysFrom: item.daysFrom,
      daysTo: item.daysTo,
      serviceCode: item.serviceCode || null,
      order: item.order,
    }),
    async refuse(_, { daysFrom, daysTo, zones }) {
      throwIfInvalid({
        ...(daysTo < daysFrom && { daysTo: "DAYS_REVERSED" as const }),
        ...zoneErrors(zones),
      });
    },
    storeBeside: (work, { id }, { zones }) => storeZones(work, id, zones),
    changes: [{ kind: "addresses" }],
  },
};
