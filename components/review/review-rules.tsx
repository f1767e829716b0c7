import { getTranslations } from "next-intl/server";
import { Facts } from "@/components/purchase/facts";
import { Section } from "@/components/ui/section";
import type { SiteFeature } from "@/lib/contract/site";
import { DAYS_TO_PUBLISH, YEARS_SHOWN } from "@/lib/rules/review/review-time";

/** Purchases that the reviews of a site are about. */
export type Sold = SiteFeature | "BOTH";

/** Rules of reviews (Code de la consommation, L111-7-2 and D111-17 to D111-19). */
export async function ReviewRules({ id, sold }: { id: string; sold: Sold }) {
  const t = await getTranslations("review.rules");
  return (
    <Section id={id} room="close" labelledBy={`${id}-title`} raised>
      <div className="grid gap-x-20 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <h2 id={`${id}-title`} className="text-title">
          {t("title")}
        </h2>
        <Facts
          rows={[
            [t("who"), t("whoText", { sold })],
            [t("check"), t("checkText")],
            [t("refuse"), t("refuseText", { sold })],
            [t("time"), t("timeText", { days: DAYS_TO_PUBLISH, years: YEARS_SHOWN })],
            [t("order"), t("orderText")],
            [t("reward"), t("rewardText")],
            [t("change"), t("changeText")],
          ]}
        />
      </div>
    </Section>
  );
}
