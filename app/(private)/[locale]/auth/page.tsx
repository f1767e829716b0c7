import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { connection } from "next/server";
import { getLocale, getTranslations } from "next-intl/server";
import { AuthForms } from "@/components/account/auth/auth-forms";
import { AuthScreen } from "@/components/account/auth/auth-screen";
import { returnPath } from "@/lib/rules/site/return-path";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { currentMember } from "@/lib/site/member";
import { placeAfterLogin } from "@/lib/site/place-after-login";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  // Begun at build, where there is no provider, the page would be of a site without a name.
  await connection();
  const { parameters } = await bootstrap((await getLocale()) as Locale);
  return { description: parameters.META_DESCRIPTION_AUTH };
}

/** Login and registration; a member needs neither and goes on. */
export default async function AuthPage(props: {
  searchParams: Promise<{ next?: string | string[] }>;
}) {
  const { next: nextParam } = await props.searchParams;
  const next = returnPath(typeof nextParam === "string" ? nextParam : null);
  const [t, locale] = await Promise.all([getTranslations("auth"), getLocale() as Promise<Locale>]);
  const member = await currentMember(locale);
  if (member) redirect(placeAfterLogin(member, next, locale));
  const { parameters } = await bootstrap(locale);
  const query = next ? `?${new URLSearchParams({ next })}` : "";
  return (
    <AuthScreen path={`/auth${query}`} title={t("heading")} lead={next ? t("leadNext") : t("lead")}>
      <AuthForms next={next} parameters={parameters} />
    </AuthScreen>
  );
}
