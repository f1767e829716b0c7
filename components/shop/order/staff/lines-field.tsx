"use client";

import { useLocale } from "next-intl";
import { TicksField } from "@/components/forms/ticks-field";
import type { Order } from "@/lib/contract/order";
import { declinationLabel } from "@/lib/rules/shop/declination-label";
import type { Locale } from "@/lib/rules/text/locale-code";

export function LinesField(props: {
  form: string;
  name: string;
  legend: string;
  hint?: string | undefined;
  lines: Order["lines"];
  areTicked?: boolean;
  error: string | undefined;
}) {
  const { lines, ...field } = props;
  const locale = useLocale() as Locale;
  return (
    <TicksField
      {...field}
      options={lines.map(({ id, quantity, name, declinationName }) => ({
        value: id,
        label: (
          <>
            <span className="block text-heading">{`${quantity} × ${name}`}</span>
            {declinationName && (
              <span className="block text-muted">{declinationLabel(declinationName, locale)}</span>
            )}
          </>
        ),
      }))}
    />
  );
}
