import { getTranslations } from "next-intl/server";
import type { AwardList } from "@/lib/contract/product";

export async function AwardsOf({ awards }: { awards: AwardList["awards"] }) {
  if (awards.length === 0) return null;
  const t = await getTranslations("shop.sheet");
  return (
    <ul aria-label={t("awards")} className="mt-6 space-y-1.5 text-small">
      {awards.map(({ id, name, year, medal }) => (
        <li key={id} className="flex items-baseline gap-3">
          <span className="whitespace-nowrap rounded-control border border-accent px-2 py-0.5 text-accent">
            {t(`medal.${medal}`)}
          </span>
          <span>{`${name} · ${year}`}</span>
        </li>
      ))}
    </ul>
  );
}
