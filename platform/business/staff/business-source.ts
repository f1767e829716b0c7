import { type businessResource, costCentresOf } from "@/lib/contract/admin/business-resource";
import { businesses } from "@/platform/db/schema/business";
import type { ResourceSource } from "@/platform/panel/resource-source";

export const businessSource: ResourceSource<typeof businessResource, typeof businesses> = {
  table: businesses,
  columns: {
    name: businesses.name,
    city: businesses.city,
    paymentDays: businesses.paymentDays,
    discountPercent: businesses.discountPercent,
    isActive: businesses.isActive,
  },

  async views(_, rows) {
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      siret: row.siret,
      vatNumber: row.vatNumber,
      contact: row.contact,
      street: row.street,
      postalCode: row.postalCode,
      city: row.city,
      country: row.country,
      email: row.email,
      language: row.language,
      costCentres: row.costCentres.join("\n"),
      paymentDays: row.paymentDays,
      isMonthEnd: row.isMonthEnd,
      discountPercent: row.discountPercent,
      asksDeposit: row.asksDeposit,
      isInvoicedByItself: row.isInvoicedByItself,
      isActive: row.isActive,
    }));
  },
  change: {
    valuesOf: ({ id: _, costCentres, ...item }) => ({
      ...item,
      costCentres: costCentresOf(costCentres),
    }),
    changes: [],
    added: (now) => ({ createdAt: now }),
  },
};
