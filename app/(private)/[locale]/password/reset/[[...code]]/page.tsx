import { notFound, redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { AskResetForm } from "@/components/account/auth/ask-reset-form";
import { AuthScreen } from "@/components/account/auth/auth-screen";
import { BackToLogin } from "@/components/account/auth/back-to-login";
import { ResetForm } from "@/components/account/auth/reset-form";
import { ClientWords } from "@/components/ui/client-words";
import { visitorCall } from "@/lib/api/visitor-call";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { found } from "@/lib/site/found";

export const instant = false;

/** Sets a new password with the code of a mailed link (§2), or offers to ask for one. */
export default async function ResetPage({ params }: { params: Promise<{ code?: string[] }> }) {
  const [code, ...rest] = (await params).code ?? [];
  const [t, locale] = await Promise.all([
    getTranslations("auth.reset"),
    getLocale() as Promise<Locale>,
  ]);
  if (!code) redirect(localisedPath("/password/reset/ask", locale));
  if (rest.length > 0) notFound();
  const call = await visitorCall(locale);
  const isAlive = await found(call("GET /password/reset/{code}", { params: { code } }));
  return (
    <AuthScreen
      path={`/password/reset/${encodeURIComponent(code)}`}
      title={isAlive ? t("title") : t("deadTitle")}
      lead={isAlive ? t("lead") : t("deadText")}
    >
      <ClientWords of={["auth", "code"]}>
        {isAlive ? <ResetForm code={code} /> : <AskResetForm />}
      </ClientWords>
      {!isAlive && <BackToLogin />}
    </AuthScreen>
  );
}
