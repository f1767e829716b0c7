import { getLocale, getTranslations } from "next-intl/server";
import { PrivateShell } from "@/components/layout/private-shell";
import { SubscriberView } from "@/components/newsletter/subscriber-view";
import { UnknownNewsletterLink } from "@/components/newsletter/unknown-newsletter-link";
import { ClientWords } from "@/components/ui/client-words";
import { visitorCall } from "@/lib/api/visitor-call";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { found } from "@/lib/site/found";

export const instant = false;

/** Page of a mailed link of the newsletter; opening it changes nothing. */
export default async function NewsletterPage({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  const [t, locale] = await Promise.all([
    getTranslations("newsletter"),
    getLocale() as Promise<Locale>,
  ]);
  const call = await visitorCall(locale);
  const subscriber = await found(call("GET /newsletter/{code}", { params: { code } }));
  const { parameters } = await bootstrap(locale);
  return (
    <PrivateShell path={`/newsletter/${encodeURIComponent(code)}`}>
      <title>{subscriber ? t("title") : t("link.unknown.title")}</title>
      <div className="container-page py-16 md:py-24">
        <div className="max-w-3xl">
          {subscriber ? (
            <ClientWords of={["newsletter"]}>
              <noscript>
                <p className="mb-8 border-accent border-l-2 bg-surface p-6">
                  {t("link.noScript")} <span>{parameters.COMPANY_EMAIL}</span>
                </p>
              </noscript>
              <SubscriberView code={code} subscriber={subscriber} />
            </ClientWords>
          ) : (
            <UnknownNewsletterLink isOn={parameters.ENABLE_NEWSLETTER} />
          )}
        </div>
      </div>
    </PrivateShell>
  );
}
