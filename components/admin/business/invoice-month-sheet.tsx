"use client";

import { useTranslations } from "next-intl";
import { ActionSheet } from "@/components/admin/action/action-sheet";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { Sheet } from "@/components/admin/panel/sheet";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { AmountList } from "@/components/admin/purchase/amount-list";
import type { BusinessPage, InvoicePreview } from "@/lib/contract/admin/business";

export function InvoiceMonthSheet(props: {
  id: number;
  month: string;
  onDone: (now?: BusinessPage) => unknown;
  onClose: () => void;
}) {
  const { id, month, onDone, onClose } = props;
  const t = useTranslations("admin.action.issueBusinessInvoice");
  const format = usePanelFormat();
  const preview = usePanelData("/admin/business/{id}/invoice", {
    params: { id },
    query: { month },
    revalidateOnFocus: false,
  });
  const said = { month: format.month(month.slice(0, 7)) };
  const { data } = preview;
  if (!data) {
    return (
      <Sheet title={t("title", said)} onClose={onClose}>
        <Loaded of={preview}>{() => null}</Loaded>
      </Sheet>
    );
  }
  return (
    <ActionSheet
      of="issueBusinessInvoice"
      params={{ id }}
      given={{ month }}
      says={said}
      onDone={onDone}
      onRefused={() => void onDone()}
      onClose={onClose}
    >
      {() => <PreviewLines preview={data} />}
    </ActionSheet>
  );
}

function PreviewLines({ preview }: { preview: InvoicePreview }) {
  const t = useTranslations("admin.business");
  const format = usePanelFormat();
  const { lines, total, vats, deducted, paid, due, dueDay } = preview;
  return (
    <div>
      <ul className="divide-y divide-line border-line border-y text-small">
        {lines.map((line) => (
          <li key={line.reference} className="flex items-baseline justify-between gap-4 py-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">{line.label}</span>
            <span translate="no" className="whitespace-nowrap tabular-nums">
              {format.euros(line.amount)}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-2">
        <AmountList
          rows={[
            { label: t("total"), amount: format.euros(total), isMain: true },
            ...vats.map(({ rate, vat }) => ({
              label: t("vat", { rate: format.number(rate) }),
              amount: format.euros(vat),
            })),
            ...(deducted > 0 ? [{ label: t("deducted"), amount: format.euros(-deducted) }] : []),
            ...(paid > 0 ? [{ label: t("alreadyPaid"), amount: format.euros(-paid) }] : []),
            {
              label: t("toPayBy", { day: format.date(`${dueDay}T12:00:00Z`) }),
              amount: format.euros(due),
              isDue: true,
            },
          ]}
        />
      </div>
    </div>
  );
}
