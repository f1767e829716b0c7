import { getLocale, getTranslations } from "next-intl/server";
import { AccountShell } from "@/components/account/space/account-shell";
import { DeviceList } from "@/components/account/space/device-list";
import { deviceName } from "@/components/account/space/device-name";
import { lastSeen } from "@/components/account/space/last-seen";
import { PasswordForm } from "@/components/account/space/password-form";
import { AccountSection } from "@/components/ui/account-section";
import { ClientWords } from "@/components/ui/client-words";
import { visitorCall } from "@/lib/api/visitor-call";
import type { Locale } from "@/lib/rules/text/locale-code";
import { requireMember } from "@/lib/site/member";

export const instant = false;

export default async function SecurityPage() {
  const [t, locale] = await Promise.all([
    getTranslations("account"),
    getLocale() as Promise<Locale>,
  ]);
  const { email } = await requireMember(locale, "/account/security");
  const call = await visitorCall(locale);
  const { sessions } = await call("GET /user/session");
  const now = new Date();
  const devices = sessions.map((session) => ({
    id: session.id,
    isCurrent: session.isCurrent,
    name: deviceName(session, { on: t("devices.on"), unknown: t("devices.unknown") }),
    seen: session.isCurrent
      ? t("devices.now")
      : t("devices.seen", { ago: lastSeen(new Date(session.lastSeenAt), now, locale) }),
  }));
  return (
    <AccountShell part="security">
      <ClientWords of={["account"]}>
        <AccountSection id="password" title={t("password.title")} text={t("password.text")}>
          <PasswordForm email={email} />
        </AccountSection>
        <AccountSection id="devices" title={t("devices.title")} text={t("devices.text")}>
          <DeviceList locale={locale} devices={devices} />
        </AccountSection>
      </ClientWords>
    </AccountShell>
  );
}
