import { getTranslations } from "next-intl/server";
import { ContactFormLoader } from "@/components/contact/contact-form-loader";
import { ContactLines } from "@/components/contact/contact-lines";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import { SiteLink } from "@/components/ui/site-link";
import { TitleAlone } from "@/components/ui/title-alone";
import type { ConfOf } from "@/lib/contract/component";
import { codeFromLocale } from "@/lib/rules/text/locale-code";
import type { BlockContext } from "@/lib/site/block-context";
import { bootstrap } from "@/lib/site/bootstrap";
import { hasFeature } from "@/lib/site/has-feature";

export async function ContactFormBlock(props: { conf: ConfOf<"CONTACT_FORM"> } & BlockContext) {
  const { conf, slug, locale, isFirst } = props;
  const [t, form, errorText, site] = await Promise.all([
    getTranslations("contact"),
    getTranslations("form"),
    getTranslations("form.errors"),
    bootstrap(locale),
  ]);
  const { parameters } = site;
  if (parameters.HIDE_CONTACT_PAGE) return <TitleAlone {...props} />;
  const words = {
    name: t("name"),
    email: t("email"),
    phone: t("phone"),
    subject: t("subject"),
    message: t("message"),
    // The hint asks for the facts that a ride's price depends on.
    messageHint: hasFeature(site, "RIDES") ? t("messageHint") : "",
    optional: t("optional"),
    privacy: t("privacy"),
    send: t("send"),
    sending: t("sending"),
    sentTitle: t("sentTitle"),
    sentText: t("sentText"),
    notSent: t("notSent"),
    refused: t("refused"),
    leaveEmpty: t("leaveEmpty"),
  };
  const toCorrect = Object.fromEntries(
    [2, 3, 4, 5].map((count) => [count, form("toCorrect", { count })]),
  );
  const errorTexts = {
    REQUIRED: errorText("REQUIRED"),
    HIDDEN_SIGN: errorText("HIDDEN_SIGN"),
    EMAIL_INVALID: errorText("EMAIL_INVALID"),
    MESSAGE_TOO_SHORT: errorText("MESSAGE_TOO_SHORT"),
    PRIVACY_NOT_ACCEPTED: errorText("PRIVACY_NOT_ACCEPTED"),
  };
  return (
    <Section labelledBy={`${slug}-title`}>
      <div className="grid gap-14 lg:grid-cols-[2fr_1fr] lg:gap-24">
        <div>
          <SectionHeading {...conf} id={`${slug}-title`} isFirst={isFirst} />
          <ContactFormLoader
            locale={locale}
            language={codeFromLocale(locale)}
            words={words}
            toCorrect={toCorrect}
            errorTexts={errorTexts}
          >
            {t.rich("privacyPolicy", {
              link: (text) => (
                <SiteLink
                  href="/privacy-policy"
                  className="text-accent underline underline-offset-4"
                >
                  {text}
                </SiteLink>
              ),
            })}
          </ContactFormLoader>
        </div>
        <div className="self-start border-line border-t pt-8 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-12">
          <h2 className="mb-5 text-subtitle">{t("directly")}</h2>
          <ul className="space-y-4">
            <ContactLines parameters={parameters} phoneClassName="text-lead hover:text-accent" />
          </ul>
          {parameters.CONTACT_ADDITIONAL_INFOS && (
            <p className="mt-6 text-muted text-small">{parameters.CONTACT_ADDITIONAL_INFOS}</p>
          )}
        </div>
      </div>
    </Section>
  );
}
