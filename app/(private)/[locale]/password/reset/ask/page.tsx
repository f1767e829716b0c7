import { getTranslations } from "next-intl/server";
import { AskResetForm } from "@/components/account/auth/ask-reset-form";
import { AuthScreen } from "@/components/account/auth/auth-screen";
import { BackToLogin } from "@/components/account/auth/back-to-login";
import { ClientWords } from "@/components/ui/client-words";

export const instant = false;

/** Asks for a link to set a new password (§2). */
export default async function AskResetPage() {
  const t = await getTranslations("auth.ask");
  return (
    <AuthScreen path="/password/reset/ask" title={t("title")} lead={t("lead")}>
      <ClientWords of={["auth"]}>
        <AskResetForm />
      </ClientWords>
      <BackToLogin />
    </AuthScreen>
  );
}
