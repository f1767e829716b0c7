import { useLocale } from "next-intl";
import type { Order } from "@/lib/contract/order";
import { declinationLabel } from "@/lib/rules/shop/declination-label";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Lines of an order where there is nothing to take from the shelf: not yet, or not any more. */
export function GoodsList({ order: { lines } }: { order: Order }) {
  const locale = useLocale() as Locale;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {lines.map(({ id, quantity, name, declinationName, reference }) => (
        <li key={id} className="flex gap-4 py-2.5">
          <span className="w-14 shrink-0 whitespace-nowrap text-right font-semibold text-heading tabular-nums">
            {`${quantity} ×`}
          </span>
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <span className="block text-heading">{name}</span>
            <span className="block text-muted text-small">
              {[declinationLabel(declinationName, locale), reference].filter(Boolean).join(" · ")}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
