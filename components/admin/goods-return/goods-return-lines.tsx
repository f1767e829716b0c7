"use client";

import { useLocale, useTranslations } from "next-intl";
import { SelectField } from "@/components/forms/select-field";
import { FieldErrorText } from "@/components/ui/field-error-text";
import type { GoodsReturnPage } from "@/lib/contract/admin/goods-return";
import { soldLabel } from "@/lib/rules/shop/declination-label";
import type { Locale } from "@/lib/rules/text/locale-code";

type Line = GoodsReturnPage["lines"][number];

/** Returned pieces of each line, up to those that can come back, and their return to sale. */
export function GoodsReturnLines(props: {
  lines: Line[];
  /** Pieces by the id of their line; no entry where nothing of it came back. */
  pieces: ReadonlyMap<number, number>;
  onChoose: (pieces: ReadonlyMap<number, number>) => void;
  error: string | undefined;
}) {
  const { lines, pieces, onChoose, error } = props;
  const t = useTranslations("admin.goodsReturn");
  const choose = (id: number, count: number) => {
    const chosen = new Map(pieces);
    if (count > 0) chosen.set(id, count);
    else chosen.delete(id);
    onChoose(chosen);
  };
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-heading text-small">{t("lines")}</legend>
      <ul className="divide-y divide-line rounded-card border border-line bg-background">
        {lines.map((line) => (
          <li key={line.id} className="px-4 py-3">
            <GoodsReturnLine
              line={line}
              count={pieces.get(line.id) ?? 0}
              onChoose={(count) => choose(line.id, count)}
            />
          </li>
        ))}
      </ul>
      <FieldErrorText id="goods-return-lines" error={error} />
    </fieldset>
  );
}

function GoodsReturnLine(props: { line: Line; count: number; onChoose: (count: number) => void }) {
  const { line, count, onChoose } = props;
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
        value={String(count)}
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      >
        {Array.from({ length: left + 1 }, (_, many) => (
          <option key={String(many)} value={many}>
            {t("pieces", { count: many })}
          </option>
        ))}
      </SelectField>
      {count > 0 && line.isStocked && (
        <label className="mt-2 flex min-h-11 items-center gap-3 text-small">
          <input
            type="checkbox"
            name={`back-${line.id}`}
            className="size-5 shrink-0 accent-accent"
          />
          {t("backOnSale")}
        </label>
      )}
    </>
  );
}
