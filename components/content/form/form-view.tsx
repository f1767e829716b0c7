import { getTranslations } from "next-intl/server";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import { SiteLink } from "@/components/ui/site-link";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import type { FormShown } from "@/lib/site/contents";
import { FormFillLoader } from "./form-fill-loader";

export async function FormView({ form, locale }: { form: FormShown; locale: Locale }) {
  const [t, fault, words, errors] = await Promise.all([
    getTranslations("content.form"),
    getTranslations("content.form.faults"),
    getTranslations("form"),
    getTranslations("form.errors"),
  ]);
  const counts = form.fields.map((_, at) => at + 2);
  return (
    <Section labelledBy="form-title">
      <SectionHeading kicker={null} title={form.title} text={form.intro} id="form-title" isFirst />
      <div className="max-w-3xl">
        <FormFillLoader
          locale={locale}
          language={codeFromLocale(locale)}
          form={form}
          words={{
            choose: words("choose"),
            optional: words("optional"),
            privacy: t("privacy"),
            send: t("send"),
            sending: t("sending"),
            sentTitle: t("sentTitle"),
            notSent: t("notSent"),
            refused: t("refused"),
            leaveEmpty: t("leaveEmpty"),
            files: t("files"),
          }}
          toCorrect={Object.fromEntries(
            counts.map((count) => [count, words("toCorrect", { count })]),
          )}
          faults={{
            REQUIRED: errors("REQUIRED"),
            HIDDEN_SIGN: errors("HIDDEN_SIGN"),
            EMAIL_INVALID: errors("EMAIL_INVALID"),
            PHONE_INVALID: errors("PHONE_INVALID"),
            PRIVACY_NOT_ACCEPTED: t("privacyNeeded"),
            LINE_BREAK: fault("LINE_BREAK"),
            TOO_LONG: fault("TOO_LONG"),
            NUMBER_INVALID: fault("NUMBER_INVALID"),
            DATE_INVALID: fault("DATE_INVALID"),
            CHOICE_UNKNOWN: fault("CHOICE_UNKNOWN"),
            FORM_FILE_TOO_LARGE: fault("FORM_FILE_TOO_LARGE"),
            FORM_FILES_TOO_LARGE: fault("FORM_FILES_TOO_LARGE"),
            FORM_FILES_TOO_MANY: fault("FORM_FILES_TOO_MANY"),
          }}
        >
          {t.rich("privacyPolicy", {
            link: (text) => (
              <SiteLink href="/privacy-policy" className="text-accent underline underline-offset-4">
                {text}
              </SiteLink>
            ),
          })}
        </FormFillLoader>
      </div>
    </Section>
  );
}
