import { sql } from "drizzle-orm";
import type { carrierResource } from "@/lib/contract/admin/carrier-resource";
import { carriers } from "@/platform/db/schema/delivery";
import { throwIfInvalid } from "@/platform/http/api-error";
import type { ResourceSource } from "@/platform/panel/resource-source";
import { readZones, storeZones, zoneErrors } from "./carrier-zones";

export const carrierSource: ResourceSource<typeof carrierResource, typeof carriers> = {
  table: carriers,
  columns: {
    nameFr: sql`(${carriers.translations}->'fr_FR'->>'name')`,
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
      nameFr: fr_FR.name,
      nameEn: en.name,
      isActive: row.isActive,
      deliveryType: row.deliveryType,
      descriptionFr: fr_FR.description,
      descriptionEn: en.description,
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
        fr_FR: { name: item.nameFr, description: item.descriptionFr },
        en: { name: item.nameEn, description: item.descriptionEn },
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
