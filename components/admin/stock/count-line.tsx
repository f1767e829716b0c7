"use client";

import { useTranslations } from "next-intl";
import { PANEL_INPUT } from "@/components/admin/panel/panel-look";
import { describedBy } from "@/components/ui/field";
import { FieldErrorText } from "@/components/ui/field-error-text";
import type { CountedStock } from "@/lib/contract/admin/stock-movement";

export function CountLine(props: {
  stock: CountedStock;
  /** Name of its field, by which a refusal finds it. */
  field: string;
  value: string;
  error: string | undefined;
  onType: (text: string) => void;
}) {
  const { stock, field, value, error, onType } = props;
  const { id, name, reference, quantity, held } = stock;
  const t = useTranslations("admin.inventory");
  const expected = quantity + held;
  const difference = value.trim() === "" ? undefined : Number(value) - expected;
  return (
    <li className="py-3">
      <div className="grid grid-cols-[minmax(0,1fr)_5.5rem_3.5rem] items-center gap-3">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <span className="block text-heading">{name}</span>
          <span className="block text-muted text-small">
            <span>{[reference, t("expected", { count: expected })].join(" · ")}</span>
            {held > 0 && <span>{`, ${t("held", { count: held })}`}</span>}
          </span>
        </p>
        <input
          id={`count-${id}`}
          name={field}
          value={value}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          aria-label={t("countedOf", { name })}
          onChange={({ currentTarget }) => onType(currentTarget.value.replace(/\D/g, ""))}
          className={`${PANEL_INPUT} text-right tabular-nums aria-invalid:border-danger`}
          {...describedBy(`count-${id}`, null, error)}
        />
        <output
          htmlFor={`count-${id}`}
          className={`text-right text-small tabular-nums ${difference ? "font-semibold text-accent" : "text-muted"}`}
        >
          {difference === undefined
            ? ""
            : difference === 0
              ? t("same")
              : `${difference > 0 ? "+" : "−"}${Math.abs(difference)}`}
        </output>
      </div>
      <FieldErrorText id={`count-${id}`} error={error} />
    </li>
  );
}
