"use client";

import { useLocale, useTranslations } from "next-intl";
import { SelectField } from "@/components/forms/select-field";
import { FieldErrorText } from "@/components/ui/field-error-text";
import type { GoodsReturnPage, GoodsReturnRequest } from "@/lib/contract/admin/goods-return";
import { soldLabel } from "@/lib/rules/shop/declination-label";
import type { Locale } from "@/lib/rules/text/locale-code";

type Line = GoodsReturnPage["lines"][number];

export type ReturnedLine = GoodsReturnRequest["lines"][number];

/** Returned pieces of each line, up to those that can come back, and their return to sale. */
export function GoodsReturnLines(props: {
  lines: Line[];
  /** Lines of which something came back. */
  returned: readonly ReturnedLine[];
  onChoose: (returned: readonly ReturnedLine[]) => void;
  error: string | undefined;
}) {
  const { lines, returned, onChoose, error } = props;
  const t = useTranslations("admin.goodsReturn");
  const choose = (line: ReturnedLine) =>
    onChoose(
      [...returned.filter(({ id }) => id !== line.id), line].filter(({ quantity }) => quantity > 0),
    );
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-heading text-small">{t("lines")}</legend>
      <ul className="divide-y divide-line rounded-card border border-line bg-background">
        {lines.map((line) => (
          <li key={line.id} className="px-4 py-3">
            <GoodsReturnLine
              line={line}
              returned={
                returned.find(({ id }) => id === line.id) ?? {
                  id: line.id,
                  quantity: 0,
                  isBackOnSale: false,
                }
              }
              onChoose={choose}
            />
          </li>
        ))}
      </ul>
      <FieldErrorText id="goods-return-lines" error={error} />
    </fieldset>
  );
}

function GoodsReturnLine(props: {
  line: Line;
  returned: ReturnedLine;
  onChoose: (line: ReturnedLine) => void;
}) {
  const { line, returned, onChoose } = props;
  const t = useTranslations("admin.goodsReturn");
  const locale = useLocale() as Locale;
  const left = line.quantity - line.returned;
  const name = soldLabel(line, locale);
  if (left === 0) {
    return <p className="text-muted text-small">{`${name} · ${t("allBack")}`}</p>;
  }
  return (
    <>
      <SelectField
        form="goods-return"
        name={`pieces-${line.id}`}
        label={name}
        hint={t("left", { left, quantity: line.quantity })}
        className="max-w-40"
        error={undefined}
        value={String(returned.quantity)}
        onChange={({ currentTarget }) =>
          onChoose({ ...returned, quantity: Number(currentTarget.value) })
        }
      >
        {Array.from({ length: left + 1 }, (_, many) => (
          <option key={String(many)} value={many}>
            {t("pieces", { count: many })}
          </option>
        ))}
      </SelectField>
      {returned.quantity > 0 && line.isStocked && (
        <label className="mt-2 flex min-h-11 items-center gap-3 text-small">
          <input
            type="checkbox"
            checked={returned.isBackOnSale}
            onChange={({ currentTarget }) =>
              onChoose({ ...returned, isBackOnSale: currentTarget.checked })
            }
            className="size-5 shrink-0 accent-accent"
          />
          {t("backOnSale")}
        </label>
      )}
    </>
  );
}
