import { getLocale, getTranslations } from "next-intl/server";
import type { SiteFeature } from "@/lib/contract/site";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { featuresOf } from "@/lib/site/has-feature";

/** Facts in their order; rides and orders that go on are told of the site's own features only. */
const FACTS = ["atOnce", "ridesGoOn", "ordersGoOn", "kept", "delay"] as const;

const FEATURE_OF: Partial<Record<(typeof FACTS)[number], SiteFeature>> = {
  ridesGoOn: "RIDES",
  ordersGoOn: "SHOP",
};

/** Tells a member who deletes the space how the site treats the data it holds (§9 Privacy text). */
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
          className="grid gap-x-8 gap-y-1 border-line border-b py-4 xs:grid-cols-[2fr_minmax(0,3fr)]"
        >
          <dt className="font-medium text-heading">{t(`${fact}.title`)}</dt>
          <dd className="text-muted">{t(`${fact}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
