import { getLocale, getTranslations } from "next-intl/server";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { takesRides } from "@/lib/site/takes-rides";

const FACTS = ["atOnce", "goesOn", "kept", "delay"] as const;

/** What becomes of what the site holds of a member who deletes the space (§9 Privacy text). */
export async function DeletionFacts() {
  const [t, locale] = await Promise.all([
    getTranslations("account.deletion.facts"),
    getLocale() as Promise<Locale>,
  ]);
  const hasRides = takesRides(await bootstrap(locale));
  return (
    <dl className="border-line border-t">
      {FACTS.map((fact) => (fact === "goesOn" && !hasRides ? "ordersGoOn" : fact)).map((fact) => (
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
