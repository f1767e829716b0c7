import type { languageResource } from "@/lib/contract/admin/language-resource";
import { DEFAULT_LOCALE, localeFromCode } from "@/lib/rules/text/locale-code";
import { languages } from "@/platform/db/schema/site-look";
import { invalidFields } from "@/platform/http/api-error";
import type { ResourceSource } from "@/platform/panel/resource-source";

export const languageSource: ResourceSource<typeof languageResource, typeof languages> = {
  table: languages,
  columns: {},
  async views(_, rows) {
    return rows.map(({ id, label, isDefault, isValid, deeplCode }) => ({
      ...{ id, label, isDefault, isValid, deeplCode },
    }));
  },
  change: {
    valuesOf: ({ isValid, deeplCode }) => ({ isValid, deeplCode }),
    // The pages without a prefix are always there.
    async refuse(_, { isValid }, { code, isDefault }) {
      const stays = isDefault || localeFromCode(code ?? "") === DEFAULT_LOCALE;
      if (!isValid && stays) throw invalidFields({ isValid: "LANGUAGE_STAYS" });
    },
    changes: [{ kind: "siteInfo" }, { kind: "pages" }],
  },
};
