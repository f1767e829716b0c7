"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import type { MediumUse } from "@/lib/contract/admin/medium";

/** Uses of a medium: its changes show there. */
export function MediumUses({ uses }: { uses: MediumUse[] }) {
  const { labelOf, contents } = usePanel();
  const t = useTranslations("admin.medium.uses");
  return (
    <section className="mt-6 border-line border-t pt-5">
      <h3 className="font-medium text-heading text-small">{t("title")}</h3>
      {uses.length === 0 ? (
        <p className="mt-1 text-muted text-small">{t("none")}</p>
      ) : (
        <ul className="mt-1 space-y-1 text-small">
          {uses.map(({ type, id, title, isShown }) => {
            const label = contents.find(({ name }) => name === type)?.label.one;
            return (
              <li key={`${type}-${id}`} className="flex flex-wrap gap-x-2">
                <span className="text-muted">{label ? labelOf(label) : t("page")}</span>
                <span className="[overflow-wrap:anywhere]">{title || t("untitled")}</span>
                {!isShown && <span className="text-muted">{t("draft")}</span>}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
