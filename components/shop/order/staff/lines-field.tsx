"use client";

import { TicksField } from "@/components/forms/ticks-field";
import type { Order } from "@/lib/contract/order";
import { unbrokenName } from "@/lib/rules/text/unbroken-name";

/** Lines of an order that the company names, each as it was bought. */
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
  return (
    <TicksField
      {...field}
      options={lines.map(({ id, quantity, name, declinationName }) => ({
        value: id,
        label: (
          <>
            <span className="block text-heading">
              {quantity} × {name}
            </span>
            {declinationName && (
              <span className="block text-muted">{unbrokenName(declinationName)}</span>
            )}
          </>
        ),
      }))}
    />
  );
}
