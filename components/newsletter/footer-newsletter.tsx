import { getLocale, getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/ui/site-link";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import { SubscribeForm } from "./subscribe-form";

export async function FooterNewsletter() {
  const [t, errorText, locale] = await Promise.all([
    getTranslations("newsletter"),
    getTranslations("form.errors"),
    getLocale() as Promise<Locale>,
  ]);
  const words = {
    email: t("footer.email"),
    // A line may end at the hyphen of a word.
    consent: t.rich("footer.consent", {
      whole: (text) => <span className="whitespace-nowrap">{text}</span>,
    }),
    send: t("footer.send"),
    sending: t("footer.sending"),
    sent: t("footer.sent"),
    sentText: t("footer.sentText"),
    notSent: t("footer.notSent"),
    refused: t("footer.refused"),
    leaveEmpty: t("footer.leaveEmpty"),
  };
  const errorTexts = {
    REQUIRED: errorText("REQUIRED"),
    EMAIL_INVALID: errorText("EMAIL_INVALID"),
    PRIVACY_NOT_ACCEPTED: errorText("PRIVACY_NOT_ACCEPTED"),
  };
  return (
    <section
      aria-labelledby="newsletter-title"
      className="container-page grid gap-x-12 gap-y-5 pt-10 lg:grid-cols-[4fr_5fr_3fr]"
    >
      <div>
        <h2 id="newsletter-title" className="text-subtitle">
          {t("title")}
        </h2>
        <p className="mt-2 max-w-sm">{t("footer.intro")}</p>
      </div>
      <div className="max-w-2xl lg:col-span-2">
        <SubscribeForm
          locale={locale}
          language={codeFromLocale(locale)}
          words={words}
          errorTexts={errorTexts}
        >
          {t.rich("footer.policy", {
            link: (text) => (
              <SiteLink
                href="/privacy-policy"
                className="underline underline-offset-4 hover:text-accent"
              >
                {text}
              </SiteLink>
            ),
          })}
        </SubscribeForm>
      </div>
    </section>
  );
}
