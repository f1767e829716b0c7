"use client";

import { useTranslations } from "next-intl";
import { FactList } from "@/components/admin/panel/fact-list";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { TextOnlyNote } from "@/components/admin/panel/text-only-note";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { GiveEmailButton } from "@/components/admin/purchase/give-email-button";
import { FieldValue } from "@/components/admin/resource/field-value";
import type { CustomerPage } from "@/lib/contract/admin/customer";
import { mailtoLink } from "@/lib/rules/text/mailto-link";

export function CustomerSummary({ page }: { page: CustomerPage }) {
  const { customer, account, spent, owed } = page;
  const { labelOf, resource } = usePanel();
  const t = useTranslations("admin.people");
  const format = usePanelFormat();
  const fields = Object.entries(resource("customer")?.fields ?? {}).filter(
    ([name]) => name !== "name" && name !== "account",
  );
  return (
    <div>
      <div className="mb-4 grid grid-cols-2 gap-2">
        {customer.phone && (
          <a href={`tel:${customer.phone.replace(/\s/g, "")}`} className={panelButton("solid")}>
            <PanelIcon name="phone" className="size-4" />
            {t("call")}
          </a>
        )}
        {customer.email === null ? (
          <GiveEmailButton id={customer.id} />
        ) : (
          <a href={mailtoLink(customer.email)} className={panelButton()}>
            <PanelIcon name="letter" className="size-4" />
            {t("write")}
          </a>
        )}
      </div>
      {customer.email === null && customer.phone && <TextOnlyNote phone={customer.phone} />}
      <dl className="mb-4 grid grid-cols-2 gap-2 tabular-nums">
        <div className={`${PANEL_CARD} px-4 py-3`}>
          <dt className="text-muted text-small">{t("spent")}</dt>
          <dd translate="no" className="text-figure text-heading">
            {format.euros(spent)}
          </dd>
        </div>
        <div className={`${PANEL_CARD} px-4 py-3`}>
          <dt className="text-muted text-small">{t("owed")}</dt>
          <dd translate="no" className={`text-figure ${owed > 0 ? "text-accent" : "text-heading"}`}>
            {format.euros(owed)}
          </dd>
        </div>
      </dl>
      <div className={`${PANEL_CARD} px-4 py-1`}>
        <FactList
          rows={[
            ...fields.flatMap(([name, field]) => {
              const value = (customer as Record<string, unknown>)[name];
              return value === null
                ? []
                : [
                    [
                      labelOf(field.label),
                      <FieldValue key={name} field={field} value={value} />,
                    ] as const,
                  ];
            }),
            [t("since"), account && format.date(account.since)],
            [t("language"), account && t(`languages.${account.language}`)],
          ]}
        />
      </div>
    </div>
  );
}
