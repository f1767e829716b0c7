"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { ScreenPart } from "@/components/admin/panel/screen";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { MoneyEventCard } from "./money-event-card";

/** Events of money from outside the panel, and differences from the gateway's books. */
export function MoneyEventsPart() {
  const t = useTranslations("admin.moneyEvent");
  const format = usePanelFormat();
  const page = usePanelData("/admin/money/event");
  const { isBusy, run } = usePanelCall();
  const [acting, setActing] = useState<number>();

  async function see(id: number) {
    setActing(id);
    await run((call) => call("POST /admin/money/event/{id}/seen", { params: { id } }));
    await page.mutate();
    setActing(undefined);
  }

  return (
    <ScreenPart title={t("title")} className="mt-10 max-w-3xl">
      <Loaded of={page} lines={1}>
        {({ open, past, gateway, comparedAt }) => (
          <>
            <p role="status" className="mb-4 text-muted text-small">
              {comparedAt === null
                ? t("notCompared", { bank: t(`bank.${gateway}`) })
                : t(open.length === 0 ? "agrees" : "compared", {
                    bank: t(`bank.${gateway}`),
                    at: format.dateAndTime(comparedAt),
                  })}
            </p>
            {open.length > 0 && (
              <ul className="mb-4 grid gap-3">
                {open.map((event) => (
                  <MoneyEventCard key={event.id} event={event} gateway={gateway}>
                    {{ isBusy: isBusy && acting === event.id, see: () => void see(event.id) }}
                  </MoneyEventCard>
                ))}
              </ul>
            )}
            {past.length > 0 && (
              <details>
                <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent text-small">
                  {t("past")}
                </summary>
                <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
                  {past.map(({ id, kind, amount, at, reference }) => (
                    <li key={id} className="px-4 py-2.5 text-small">
                      <span className="block text-heading">
                        {t(`titles.${kind}`, { amount: format.euros(amount) })}
                      </span>
                      <span className="text-muted">
                        {[format.dateAndTime(at), reference].filter(Boolean).join(" · ")}
                      </span>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </>
        )}
      </Loaded>
    </ScreenPart>
  );
}
