"use client";

import { useTranslations } from "next-intl";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { DocumentLink } from "@/lib/contract/booking-page";

export function DocumentLinks({ documents }: { documents: DocumentLink[] }) {
  const t = useTranslations("ride.documents");
  const format = usePanelFormat();
  return (
    <ul className="divide-y divide-line">
      {documents.map(({ kind, number, issuedAt, url }) => (
        <li key={url}>
          <a href={url} className="flex min-h-12 items-center gap-3 py-2 hover:text-accent">
            <PanelIcon
              name={kind === "CALENDAR" ? "day" : "document"}
              className="size-5 text-accent"
            />
            <span>
              <span>{t(kind)}</span>
              {number && issuedAt && (
                <span className="block text-muted text-small">
                  {t("issued", { number, date: format.date(issuedAt) })}
                </span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
