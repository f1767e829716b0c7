import { useLocale, useTranslations } from "next-intl";
import { RollingAmount } from "@/components/ui/rolling-amount";
import type { FareLine } from "@/lib/contract/booking";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Price in lines that add up, its total and the VAT that it includes. */
export function PriceLines(props: {
  lines: FareLine[];
  total: number;
  vat: number;
  vatRate: number;
}) {
  const t = useTranslations("booking");
  const { euros } = siteFormat(useLocale() as Locale);
  return (
    <dl className="tabular-nums">
      {props.lines.map(({ code, label, amount }) => (
        <div
          key={`${code} ${label}`}
          className="flex justify-between gap-6 border-line border-b py-2.5"
        >
          <dt className="min-w-0 text-muted">{label}</dt>
          <dd translate="no" className="whitespace-nowrap">
            {euros(amount)}
          </dd>
        </div>
      ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pt-4">
        <dt className="font-medium text-heading">{t("total")}</dt>
        <dd translate="no" className="ml-auto whitespace-nowrap figures text-heading text-title">
          <RollingAmount text={euros(props.total)} />
        </dd>
      </div>
      <div className="flex justify-between gap-6 text-muted text-small">
        <dt>{t("vat", { rate: props.vatRate })}</dt>
        <dd translate="no" className="whitespace-nowrap">
          {euros(props.vat)}
        </dd>
      </div>
    </dl>
  );
}
