import { getLocale, getTranslations } from "next-intl/server";
import type { SiteFeature } from "@/lib/contract/site";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { featuresOf } from "@/lib/site/has-feature";

/** In their order; what goes on is said of what the site offers. */
const FACTS = ["atOnce", "ridesGoOn", "ordersGoOn", "kept", "delay"] as const;

const FEATURE_OF: Partial<Record<(typeof FACTS)[number], SiteFeature>> = {
  ridesGoOn: "RIDES",
  ordersGoOn: "SHOP",
};

/** What becomes of what the site holds of a member who deletes the space (§9 Privacy text). */
export async function DeletionFacts() {
  const [t, locale] = await Promise.all([
    getTranslations("account.deletion.facts"),
    getLocale() as Promise<Locale>,
  ]);
  const features = featuresOf(await bootstrap(locale));
  const facts = FACTS.filter((fact) => {
    const feature = FEATURE_OF[fact];
    return feature === undefined || features.includes(feature);
  });
  return (
    <dl className="border-line border-t">
      {facts.map((fact) => (
        <div
          key={fact}
          className="grid gap-x-8 gap-y-1 border-line border-b py-4 sm:grid-cols-[1fr_2fr]"
        >
          <dt className="font-medium text-heading">{t(`${fact}.title`)}</dt>
          <dd className="text-muted">{t(`${fact}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
