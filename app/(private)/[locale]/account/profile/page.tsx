import { getLocale, getTranslations } from "next-intl/server";
import { AccountShell } from "@/components/account/space/account-shell";
import { EmailForm } from "@/components/account/space/email-form";
import { ProfileForm } from "@/components/account/space/profile-form";
import { AccountSection } from "@/components/ui/account-section";
import { ClientWords } from "@/components/ui/client-words";
import type { Locale } from "@/lib/rules/text/locale-code";
import { phoneText } from "@/lib/rules/text/phone-text";
import { bootstrap } from "@/lib/site/bootstrap";
import { requireMember } from "@/lib/site/member";

export const instant = false;

export default async function ProfilePage() {
  const [t, locale] = await Promise.all([
    getTranslations("account"),
    getLocale() as Promise<Locale>,
  ]);
  const member = await requireMember(locale, "/account/profile");
  const { parameters } = await bootstrap(locale);
  const asksBirthdate =
    parameters.ASK_BIRTHDATE_AT_REGISTER ||
    parameters.BLOCK_MINORS_FROM_REGISTERING ||
    member.birthdate !== null;
  return (
    <AccountShell part="profile" lead={t("profile.lead")}>
      <ClientWords of={["account"]}>
        <AccountSection id="identity" title={t("profile.title")}>
          <ProfileForm
            member={{ ...member, phone: phoneText(member.phone) }}
            asksBirthdate={asksBirthdate}
            isForAdults={parameters.BLOCK_MINORS_FROM_REGISTERING}
          />
        </AccountSection>
        <AccountSection
          id="email"
          title={t("email.title")}
          text={t.rich("email.text", {
            email: () => (
              <strong translate="no" className="font-medium text-heading">
                {member.email}
              </strong>
            ),
          })}
        >
          <EmailForm current={member.email} />
        </AccountSection>
      </ClientWords>
    </AccountShell>
  );
}
