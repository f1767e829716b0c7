"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { PriceHistory } from "@/lib/contract/admin/price-history";
import { isDay } from "@/lib/rules/calendar/typed-day";
import { foreseenReduction } from "./foreseen-reduction";

/** Fields of an article as they are typed. */
export interface TypedReduction {
  price: unknown;
  reducedPrice: unknown;
  from: string;
}

/** Says, before a reduced price is saved, which price will stand crossed out, and why. */
export function ReductionForeseen(props: {
  idDeclination: number;
  /** Version of the article: with another one its prices are read anew. */
  version: string | undefined;
  typed: TypedReduction;
}) {
  const { idDeclination: id, version, typed } = props;
  const { data, mutate } = usePanelData("/admin/declination/{id}/price", { params: { id } });
  useEffect(() => {
    if (version) void mutate();
  }, [version, mutate]);
  return (
    <div role="status" className="mt-2 text-small empty:hidden">
      {data && <Foreseen history={data} typed={typed} />}
    </div>
  );
}

function Foreseen({ history, typed }: { history: PriceHistory; typed: TypedReduction }) {
  const t = useTranslations("admin.reduction");
  const { euros, percent, day: dayOf } = usePanelFormat();
  const today = new Date(history.now);
  const foreseen = foreseenReduction(history, {
    ...typed,
    from: isDay(typed.from) ? typed.from : null,
  });
  if (foreseen.kind === "NOTHING_TYPED") {
    return foreseen.lowest === null ? null : (
      <p className="text-muted">{t("lowest", { price: euros(foreseen.lowest) })}</p>
    );
  }
  const day = foreseen.begins > today ? dayOf(foreseen.begins) : t("today");
  if (foreseen.kind === "REFUSED") {
    const { prior, most, isWhileReduced } = foreseen;
    const possible = most === null ? "none" : euros(most);
    return (
      <p className="font-medium text-danger">
        {prior === null
          ? t("unknown")
          : t(isWhileReduced ? "refusedStep" : "refused", {
              prior: euros(prior),
              day,
              most: possible,
            })}
      </p>
    );
  }
  return (
    <p className="border-accent border-l-2 bg-surface px-3 py-2">
      <span className="block font-medium text-heading">
        {t("shown", { prior: euros(foreseen.prior), off: `−${percent(foreseen.percent)}` })}
      </span>
      <span className="block text-muted">{t(`because.${foreseen.origin}`, { day })}</span>
    </p>
  );
}
