import { useTranslations } from "next-intl";
import { FactList } from "@/components/admin/panel/fact-list";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { panelButton } from "@/components/admin/panel/panel-look";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { saveFile, textFile } from "@/components/admin/spreadsheet/save-file";
import { SaveSheetButtons } from "@/components/admin/spreadsheet/save-sheet-buttons";
import type { Closing } from "@/lib/contract/admin/closing";
import { closingSheet } from "./closing-sheet";
import { FigureTable } from "./figure-table";
import { periodName } from "./period-name";

export function ClosingLine({ closing }: { closing: Closing }) {
  const t = useTranslations("admin.closing");
  const money = useTranslations("admin.money");
  const format = usePanelFormat();
  const { number, from, until, closedAt, closedBy, vats } = closing;
  const file = `${t("file")}-${from}_${until}`;
  const runText = ({ count, first, last }: Closing["invoices"]) =>
    count === 0
      ? t("none")
      : t.rich("run", {
          count,
          first: first ?? "",
          last: last ?? "",
          number: (text) => <span className="whitespace-nowrap">{text}</span>,
        });
  const sheetWords = {
    number: t("closing"),
    from: money("from"),
    until: money("until"),
    received: money("received"),
    refunded: money("refunded"),
    disputed: money("disputed"),
    invoiced: t("invoiced"),
    credited: t("credited"),
    invoices: t("invoices"),
    creditNotes: t("creditNotes"),
    rate: money("rate"),
    net: money("net"),
    vat: money("vat"),
    total: money("total"),
    closedAt: t("closedAt"),
    closedBy: t("closedBy"),
    previousHash: t("previousHash"),
    hash: t("hash"),
  };
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-14 items-center justify-between gap-4 px-4 py-2.5 hover:bg-raised">
          <span className="min-w-0">
            <span className="block font-medium text-heading first-letter:uppercase">
              {periodName(format, closing)}
            </span>
            <span className="text-muted text-small">
              {t("line", { number, date: format.date(closedAt) })}
            </span>
          </span>
          <span className="flex items-center gap-3 whitespace-nowrap font-medium tabular-nums">
            <span translate="no">{format.euros(closing.received)}</span>
            <PanelIcon
              name="down"
              className="size-5 text-muted transition-transform group-open:rotate-180"
            />
          </span>
        </summary>
        <div className="border-line border-t px-4 pt-1 pb-4">
          <FactList
            rows={[
              [money("received"), format.euros(closing.received)],
              [money("refunded"), format.euros(closing.refunded)],
              [money("disputed"), closing.disputed !== 0 && format.euros(closing.disputed)],
              [t("invoiced"), format.euros(closing.invoiced)],
              [t("credited"), format.euros(closing.credited)],
              [t("invoices"), runText(closing.invoices)],
              [t("creditNotes"), runText(closing.creditNotes)],
              [t("closedAt"), format.dateAndTime(closedAt)],
              [t("closedBy"), closedBy],
              [
                t("hash"),
                <code key="hash" className="text-[0.8125rem]">
                  {closing.hash}
                </code>,
              ],
            ]}
          />
          {vats.length > 0 && (
            <div className="mt-3">
              <FigureTable
                head={[money("rate"), money("net"), money("vat"), money("total")]}
                rows={vats.map(({ rate, net, vat, total }) => [
                  `${format.number(rate)} %`,
                  ...[net, vat, total].map(format.euros),
                ])}
              />
            </div>
          )}
          <div className="mt-4 flex flex-wrap gap-2">
            <SaveSheetButtons
              name={file}
              label={t("download")}
              rows={() => closingSheet(closing, sheetWords)}
            />
            <button
              type="button"
              onClick={() =>
                saveFile(
                  `${file}.json`,
                  textFile("application/json", JSON.stringify(closing, null, 2)),
                )
              }
              className={`${panelButton()} grow xs:grow-0`}
            >
              <PanelIcon name="save" className="size-4" />
              {t("json")}
            </button>
          </div>
        </div>
      </details>
    </li>
  );
}
