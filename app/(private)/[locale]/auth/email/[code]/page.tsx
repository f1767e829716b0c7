import { getLocale, getTranslations } from "next-intl/server";
import { AuthScreen } from "@/components/account/auth/auth-screen";
import { ConfirmEmail } from "@/components/account/auth/confirm-email";
import { ClientWords } from "@/components/ui/client-words";
import type { Locale } from "@/lib/rules/text/locale-code";
import { requireMember } from "@/lib/site/member";

export const instant = false;

/**
 * Page of a link that was mailed to a member's new address. Opening it does not change the address
 * yet. A visitor who is not logged in does so first, with the old address.
 */
export default async function NewEmailPage({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  const path = `/auth/email/${encodeURIComponent(code)}`;
  await requireMember((await getLocale()) as Locale, path);
  const t = await getTranslations("auth.newEmail");
  return (
    <AuthScreen path={path} title={t("title")} lead={t("lead")}>
      <ClientWords of={["auth"]}>
        <ConfirmEmail code={code} />
      </ClientWords>
    </AuthScreen>
  );
}
