"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelLink } from "@/components/admin/panel/panel-link";
import type { PanelResource } from "@/lib/site/panel-resources";

/** Subsets of a list that are one press away, and the whole list. */
export function SubsetLinks(props: {
  subsets: NonNullable<PanelResource["subsets"]>;
  chosen: string | undefined;
  path: (subset: string) => string;
}) {
  const { subsets, chosen, path } = props;
  const { labelOf } = usePanel();
  const t = useTranslations("admin.range");
  const names = [
    ["", t("all")],
    ...Object.entries(subsets).map(([name, label]) => [name, labelOf(label)]),
  ] as const;
  return (
    <nav aria-label={t("subsets")} className="-mx-4 mb-3 bar:mx-0">
      <ul className="flex gap-1.5 overflow-x-auto px-4 pb-1 [scrollbar-width:none] bar:flex-wrap bar:px-0">
        {names.map(([name = "", label]) => (
          <li key={name} className="shrink-0">
            <PanelLink
              href={path(name)}
              aria-current={name === (chosen ?? "") ? "true" : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 text-small hover:border-accent hover:text-accent aria-[current]:border-accent aria-[current]:bg-raised aria-[current]:font-semibold aria-[current]:text-accent"
            >
              {label}
            </PanelLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
