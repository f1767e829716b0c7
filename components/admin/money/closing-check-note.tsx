import { useTranslations } from "next-intl";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { ClosingCheck } from "@/lib/contract/admin/closing";
import { periodName } from "./period-name";

export function ClosingCheckNote({ check: { count, differing } }: { check: ClosingCheck }) {
  const t = useTranslations("admin.closing");
  const format = usePanelFormat();
  if (differing.length === 0) {
    return (
      <p role="status" className="mb-4 flex items-center gap-2 font-medium text-success">
        <PanelIcon name="check" />
        <span>{t("intact", { count })}</span>
      </p>
    );
  }
  return (
    <div role="alert" className="mb-4 rounded-card border border-danger bg-surface p-4">
      <p className="flex items-start gap-2.5 font-medium">
        <PanelIcon name="warning" className="mt-0.5 size-5 text-danger" />
        <span>{t("differs", { count: differing.length })}</span>
      </p>
      <ul className="mt-2 space-y-2 text-small">
        {differing.map(({ number, faults, ...period }) => (
          <li key={number}>
            <span className="font-medium text-heading">
              {t("named", { number, period: periodName(format, period) })}
            </span>
            {faults.map((fault) => (
              <span key={fault} className="block">
                {t(`faults.${fault}`)}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
