import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { AuthScreen } from "@/components/account/auth/auth-screen";
import { ConfirmForm } from "@/components/account/auth/confirm-form";
import { buttonLook } from "@/components/ui/button-look";
import { ClientWords } from "@/components/ui/client-words";
import { visitorCall } from "@/lib/api/visitor-call";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { found } from "@/lib/site/found";
import { currentMember } from "@/lib/site/member";

export const instant = false;

/** Page of a mailed link, which opens the account that somebody has asked for. */
export default async function ConfirmPage({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  const [t, locale] = await Promise.all([getTranslations("auth"), getLocale() as Promise<Locale>]);
  const call = await visitorCall(locale);
  const registration = await found(call("GET /register/{code}", { params: { code } }));
  // A member who opens the link a second time is there already.
  if (!registration && (await currentMember(locale))) redirect(localisedPath("/account", locale));
  const path = `/auth/confirm/${encodeURIComponent(code)}`;
  if (!registration) {
    return (
      <AuthScreen path={path} title={t("confirm.unknownTitle")} lead={t("confirm.unknownText")}>
        <p className="flex flex-wrap gap-4">
          <a href={localisedPath("/auth", locale)} className={buttonLook("solid")}>
            {t("login.title")}
          </a>
          <a href={localisedPath("/auth#register", locale)} className={buttonLook("outline")}>
            {t("register.title")}
          </a>
        </p>
      </AuthScreen>
    );
  }
  return (
    <AuthScreen
      path={path}
      title={t("confirm.title")}
      lead={t.rich("confirm.lead", {
        ...registration,
        strong: (text) => <strong>{text}</strong>,
      })}
    >
      <ClientWords of={["auth", "code"]}>
        <ConfirmForm code={code} email={registration.email} />
      </ClientWords>
    </AuthScreen>
  );
}
