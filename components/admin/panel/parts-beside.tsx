"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { PanelLink } from "./panel-link";
import { isPartOf, usePanelParts } from "./panel-parts";
import { panelPlace } from "./panel-place";

/** Parts under the same menu entry as the current one; nothing where it is alone. */
export function PartsBeside() {
  const t = useTranslations("admin.parts");
  const { part } = panelPlace(usePathname());
  const entry = usePanelParts()
    .flatMap(({ parts }) => parts)
    .find((one) => isPartOf(one, part));
  if (!entry?.beside) return null;
  return (
    <nav aria-label={t("beside")} className="-mx-4 mb-4 bar:mx-0">
      <ul className="flex gap-x-5 overflow-x-auto border-line border-b px-4 [scrollbar-width:none] bar:flex-wrap bar:px-0">
        {entry.beside.map(({ name, href, label }) => (
          <li key={name} className="shrink-0">
            <PanelLink
              href={href}
              aria-current={name === part ? "page" : undefined}
              className="inline-flex min-h-11 items-center text-muted text-small hover:text-accent aria-[current]:font-semibold aria-[current]:text-accent"
            >
              {label}
            </PanelLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
