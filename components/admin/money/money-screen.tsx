"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { DayField } from "@/components/admin/panel/day-field";
import { moveTo } from "@/components/admin/panel/move-to";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { Screen, ScreenPart } from "@/components/admin/panel/screen";
import { useParisToday } from "@/components/admin/panel/use-now";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { SaveSheetButtons } from "@/components/admin/spreadsheet/save-sheet-buttons";
import type { MoneyPage } from "@/lib/contract/admin/money";
import { isDay } from "@/lib/rules/calendar/typed-day";
import { AmountFigure } from "./amount-figure";
import { ClosingsPart } from "./closings-part";
import { FigureTable } from "./figure-table";
import { moneyByMonth } from "./money-by-month";
import { MoneyEventsPart } from "./money-events-part";
import { MoneyPlot } from "./money-plot";
import { moneySheet } from "./money-sheet";

const STEPS = ["day", "month"] as const;

export function MoneyScreen() {
  const t = useTranslations("admin.money");
  const query = useSearchParams();
  const today = useParisToday();
  const dayIn = (name: string, usual: string) => {
    const day = query.get(name);
    return day && isDay(day) ? day : usual;
  };
  const [from, until] = [dayIn("from", `${today.slice(0, 8)}01`), dayIn("until", today)];
  const step = query.get("by") === "month" ? "month" : "day";
  const money = usePanelData("/admin/money", { query: { from, until }, keepPreviousData: true });
  const move = (change: Record<string, string>) =>
    moveTo(`/admin/money?${new URLSearchParams({ from, until, by: step, ...change })}`);
  const field = (name: "from" | "until", day: string) => (
    <DayField
      id={`money-${name}`}
      label={t(name)}
      day={day}
      onChoose={(chosen) => chosen && chosen !== day && move({ [name]: chosen })}
    />
  );
  return (
    <Screen title={t("title")}>
      <div className="mb-6 flex flex-wrap items-end gap-3">
        <div className="grid w-full max-w-md grid-cols-2 gap-3">
          {field("from", from)}
          {field("until", until)}
        </div>
        <fieldset className="flex overflow-hidden rounded-control border border-line-strong">
          <legend className="sr-only">{t("step")}</legend>
          {STEPS.map((one) => (
            <label
              key={one}
              className="flex min-h-[2.625rem] cursor-pointer items-center px-5 font-medium text-small -outline-offset-4 has-checked:bg-raised has-checked:font-semibold has-checked:text-accent has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name="step"
                checked={one === step}
                onChange={() => move({ by: one })}
                className="sr-only"
              />
              <span>{t(`by.${one}`)}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <Loaded of={money}>
        {(page) => <MoneyOfPeriod page={page} step={step} file={`${from}_${until}`} />}
      </Loaded>
      <MoneyEventsPart />
      <ClosingsPart />
    </Screen>
  );
}

function MoneyOfPeriod(props: { page: MoneyPage; step: (typeof STEPS)[number]; file: string }) {
  const { page, step, file } = props;
  const t = useTranslations("admin.money");
  const format = usePanelFormat();
  const days = step === "month" ? moneyByMonth(page.days) : page.days;
  const shown = days.filter(
    ({ received, refunded, disputed }) => received !== 0 || refunded !== 0 || disputed !== 0,
  );
  const hasDisputed = shown.some(({ disputed }) => disputed !== 0);
  const claimedHead = [t("net"), t("vat"), t("total")];
  const claimed = ({ net, vat, total }: { net: number; vat: number; total: number }) =>
    [net, vat, total].map(format.euros);

  const sheet = () =>
    moneySheet(
      { ...page, days },
      {
        day: t(step),
        received: t("received"),
        refunded: t("refunded"),
        disputed: t("disputed"),
        service: t("service"),
        rate: t("rate"),
        net: t("net"),
        vat: t("vat"),
        total: t("total"),
        TRANSFER: t("services.TRANSFER"),
        HIRE: t("services.HIRE"),
        SHOP: t("services.SHOP"),
      },
    );

  return (
    <>
      <dl className={`mb-6 grid gap-3 xs:grid-cols-${hasDisputed ? "2 md:grid-cols-4" : "3"}`}>
        <AmountFigure label={t("received")} amount={format.euros(page.received)} />
        <AmountFigure label={t("refunded")} amount={format.euros(page.refunded)} />
        {hasDisputed && <AmountFigure label={t("disputed")} amount={format.euros(page.disputed)} />}
        <AmountFigure
          label={t("rest")}
          amount={format.euros(page.received - page.refunded - page.disputed)}
        />
      </dl>
      <MoneyPlot days={days} />
      <div className="grid gap-8 lg:grid-cols-2 lg:items-start">
        <ScreenPart title={t(step === "month" ? "byMonth" : "byDay")} className="">
          {shown.length === 0 ? (
            <NothingNote>{t("nothing")}</NothingNote>
          ) : (
            <FigureTable
              head={[
                t(step),
                t("received"),
                t("refunded"),
                ...(hasDisputed ? [t("disputed")] : []),
              ]}
              rows={shown.map(({ day, received, refunded, disputed }) => [
                step === "month" ? format.month(day) : format.date(`${day}T12:00:00Z`),
                format.euros(received),
                format.euros(refunded),
                ...(hasDisputed ? [format.euros(disputed)] : []),
              ])}
            />
          )}
        </ScreenPart>
        <div className="grid gap-8">
          {page.vats.length === 0 ? (
            <ScreenPart title={t("byService")} className="">
              <NothingNote>{t("noInvoice")}</NothingNote>
            </ScreenPart>
          ) : (
            <>
              <ScreenPart title={t("byService")} className="">
                <FigureTable
                  head={[t("service"), ...claimedHead]}
                  rows={page.services.map((line) => [
                    t(`services.${line.service}`),
                    ...claimed(line),
                  ])}
                />
              </ScreenPart>
              <ScreenPart title={t("byRate")} className="">
                <FigureTable
                  head={[t("rate"), ...claimedHead]}
                  rows={page.vats.map((line) => [
                    `${format.number(line.rate)} %`,
                    ...claimed(line),
                  ])}
                />
              </ScreenPart>
            </>
          )}
          <div>
            <p className="mb-2 text-muted text-small">{t("exportHint")}</p>
            <div className="flex flex-wrap gap-2">
              <SaveSheetButtons name={file} label={t("export")} rows={sheet} />
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
