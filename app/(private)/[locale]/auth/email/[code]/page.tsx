import { getTranslations } from "next-intl/server";
import { AuthScreen } from "@/components/auth/auth-screen";
import { AuthWords } from "@/components/auth/auth-words";
import { ConfirmEmail } from "@/components/auth/confirm-email";

export const instant = false;

/** Where a link that was mailed to a member's new address takes it; opening it alone does not. */
export default async function NewEmailPage({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  const t = await getTranslations("auth.newEmail");
  return (
    <AuthScreen
      path={`/auth/email/${encodeURIComponent(code)}`}
      title={t("title")}
      lead={t("lead")}
    >
      <AuthWords>
        <ConfirmEmail code={code} />
      </AuthWords>
    </AuthScreen>
  );
}
