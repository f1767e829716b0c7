"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { moveTo } from "@/components/admin/panel/move-to";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PANEL_CARD, PANEL_INPUT, panelButton } from "@/components/admin/panel/panel-look";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { Screen, ScreenPart } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { MoneyPage } from "@/lib/contract/admin/money";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { isDay } from "@/lib/rules/calendar/typed-day";
import { moneyCsv } from "./money-csv";
import { MoneyPlot } from "./money-plot";

/** What came in and was given back in a period, and its VAT. */
export function MoneyScreen() {
  const t = useTranslations("admin.money");
  const format = usePanelFormat();
  const query = useSearchParams();
  const today = parisDate(new Date());
  const dayIn = (name: string, usual: string) => {
    const day = query.get(name);
    return day && isDay(day) ? day : usual;
  };
  const [from, until] = [dayIn("from", `${today.slice(0, 8)}01`), dayIn("until", today)];
  const money = usePanelData<MoneyPage>("/admin/money", {
    query: { from, until },
    keepPreviousData: true,
  });

  function download(page: MoneyPage) {
    const csv = moneyCsv(page, {
      day: t("day"),
      received: t("received"),
      refunded: t("refunded"),
      rate: t("rate"),
      net: t("net"),
      vat: t("vat"),
      total: t("total"),
    });
    const url = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
    Object.assign(document.createElement("a"), {
      href: url,
      download: `${from}_${until}.csv`,
    }).click();
    URL.revokeObjectURL(url);
  }
  const field = (name: "from" | "until", value: string) => (
    <label className="block">
      <span className="mb-1 block text-muted text-small">{t(name)}</span>
      <input
        type="date"
        value={value}
        onChange={({ currentTarget: { value: day } }) => {
          if (!isDay(day)) return;
          moveTo(`/admin/money?${new URLSearchParams({ from, until, [name]: day })}`);
        }}
        className={PANEL_INPUT}
      />
    </label>
  );
  return (
    <Screen title={t("title")}>
      <div className="mb-6 grid max-w-md grid-cols-2 gap-3">
        {field("from", from)}
        {field("until", until)}
      </div>
      <Loaded of={money}>
        {(page) => {
          const days = page.days.filter(({ received, refunded }) => received + refunded > 0);
          return (
            <>
              <dl className="mb-6 grid gap-3 xs:grid-cols-3">
                <Figure label={t("received")} amount={format.euros(page.received)} />
                <Figure label={t("refunded")} amount={format.euros(page.refunded)} />
                <Figure label={t("rest")} amount={format.euros(page.received - page.refunded)} />
              </dl>
              <MoneyPlot days={page.days} />
              <div className="grid gap-8 lg:grid-cols-2 lg:items-start">
                <ScreenPart title={t("byDay")} className="">
                  {days.length === 0 ? (
                    <NothingNote>{t("nothing")}</NothingNote>
                  ) : (
                    <Table
                      head={[t("day"), t("received"), t("refunded")]}
                      rows={days.map(({ day, received, refunded }) => [
                        format.date(`${day}T12:00:00Z`),
                        format.euros(received),
                        format.euros(refunded),
                      ])}
                    />
                  )}
                </ScreenPart>
                <ScreenPart title={t("byRate")} className="">
                  {page.vats.length === 0 ? (
                    <NothingNote>{t("noInvoice")}</NothingNote>
                  ) : (
                    <Table
                      head={[t("rate"), t("net"), t("vat"), t("total")]}
                      rows={page.vats.map(({ rate, net, vat, total }) => [
                        `${format.number(rate)} %`,
                        format.euros(net),
                        format.euros(vat),
                        format.euros(total),
                      ])}
                    />
                  )}
                  <button
                    type="button"
                    onClick={() => download(page)}
                    className={`${panelButton()} mt-4`}
                  >
                    <PanelIcon name="save" className="size-4" />
                    {t("csv")}
                  </button>
                </ScreenPart>
              </div>
            </>
          );
        }}
      </Loaded>
    </Screen>
  );
}

const Figure = ({ label, amount }: { label: string; amount: string }) => (
  <div className={`${PANEL_CARD} px-4 py-3`}>
    <dt className="text-muted text-small">{label}</dt>
    <dd className="font-semibold text-figure text-heading tabular-nums">{amount}</dd>
  </div>
);

const Table = ({ head, rows }: { head: string[]; rows: string[][] }) => (
  <table className="w-full border-collapse text-small tabular-nums">
    <thead className="text-muted">
      <tr>
        {head.map((name) => (
          <th key={name} scope="col" className="py-2 text-right font-medium first:text-left">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="divide-y divide-line border-line border-y">
      {rows.map((row) => (
        <tr key={row[0]}>
          {row.map((cell, index) => (
            <td key={head[index]} className="py-2 text-right first:text-left">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
