import type { variationResource } from "@/lib/contract/admin/variation-resource";
import { variations } from "@/platform/db/schema/content";
import type { ResourceSource } from "@/platform/panel/resource-source";

export const variationSource: ResourceSource<typeof variationResource, typeof variations> = {
  table: variations,
  columns: {},
  async views(_, rows) {
    return rows.map(({ id, translations: { fr_FR, en } }) => ({
      id,
      label: { fr_FR: fr_FR.label, en: en.label },
    }));
  },
  change: {
    valuesOf: ({ label }, { translations }) => ({
      translations: {
        fr_FR: named(label.fr_FR, translations?.fr_FR),
        en: named(label.en, translations?.en),
      },
    }),
    changes: [{ kind: "variations" }, { kind: "products" }],
  },
};

/** Names a variation: a longer name that sheets show stays as long as its label does. */
const named = (label: string, before?: { label: string; displayLabel: string | null }) => ({
  label,
  displayLabel: before?.label === label ? before.displayLabel : null,
});
