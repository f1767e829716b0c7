"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelButton } from "@/components/admin/panel/panel-look";
import { panelPath } from "@/components/admin/panel/panel-place";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { MoneyEvent, MoneyEvents } from "@/lib/contract/admin/money-event";
import { isolated } from "@/lib/rules/text/isolated";

export function MoneyEventCard(props: {
  event: MoneyEvent;
  gateway: MoneyEvents["gateway"];
  children: { isBusy: boolean; see: () => void };
}) {
  const { event, gateway, children: act } = props;
  const { kind, amount, at, purchase, reference, customer, dispute, isRefunded, subject, url } =
    event;
  const t = useTranslations("admin.moneyEvent");
  const format = usePanelFormat();
  const { can } = usePanel();
  const bank = t(`bank.${gateway}`);
  const answerBy = dispute?.answerBy;
  const what = kind === "DISPUTE" && isRefunded ? "DISPUTE_REFUNDED" : kind;
  const facts = [format.dateAndTime(at), customer, subject]
    .flatMap((fact) => (fact ? isolated(fact) : []))
    .join(" · ");
  return (
    <li className="rounded-card border border-line-strong bg-surface p-4">
      <p className="flex items-start gap-2.5 font-semibold text-heading">
        <PanelIcon name="warning" className="mt-0.5 size-5 shrink-0 text-accent" />
        <span>{t(`titles.${kind}`, { amount: format.euros(amount) })}</span>
      </p>
      {answerBy && (
        <p className="mt-2 font-medium text-danger">
          {t("answerBy", { bank, at: format.dateAndTime(answerBy) })}
        </p>
      )}
      <p className="mt-2 max-w-prose text-small first-letter:uppercase">
        {t(`texts.${what}`, { amount: format.euros(amount), bank })}
      </p>
      <p className="mt-2 text-muted text-small [overflow-wrap:anywhere]">{facts}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {purchase && reference && (
          <PanelLink
            translate="no"
            href={panelPath(purchase === "BOOKING" ? "booking" : "order", reference)}
            className={panelButton()}
          >
            {reference}
          </PanelLink>
        )}
        {url && (
          <a href={url} target="_blank" rel="noreferrer" className={panelButton()}>
            <span>{t("desk", { bank })}</span>
            <PanelIcon name="out" className="size-4" />
          </a>
        )}
        {can("payment:refund") && (
          <button
            type="button"
            aria-busy={act.isBusy}
            disabled={act.isBusy}
            onClick={act.see}
            className={panelButton("quiet")}
          >
            {t("see")}
            <span className="sr-only">{` ${reference ?? subject}`}</span>
          </button>
        )}
      </div>
    </li>
  );
}
