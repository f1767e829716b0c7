import { getLocale, getTranslations } from "next-intl/server";
import { AccountShell } from "@/components/account/space/account-shell";
import { DeleteSpace } from "@/components/account/space/delete-space";
import { DeletionFacts } from "@/components/account/space/deletion-facts";
import { AccountSection } from "@/components/ui/account-section";
import { buttonLook } from "@/components/ui/button-look";
import { ClientWords } from "@/components/ui/client-words";
import { SiteLink } from "@/components/ui/site-link";
import { visitorCall } from "@/lib/api/visitor-call";
import { hasPermission } from "@/lib/contract/permission";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import { requireMember } from "@/lib/site/member";

export const instant = false;

/** The member's data on the site: to take along, or to delete. */
export default async function DataPage() {
  const [t, locale] = await Promise.all([
    getTranslations("account"),
    getLocale() as Promise<Locale>,
  ]);
  const { email, role } = await requireMember(locale, "/account/data");
  const factor = hasPermission(role, "own-second-factor:read")
    ? await (await visitorCall(locale))("GET /user/second-factor")
    : null;
  const hasPasskey = factor !== null && factor.passkeys.length > 0;
  return (
    <AccountShell
      part="data"
      lead={t.rich("data.lead", {
        link: (text) => (
          <SiteLink
            href="/privacy-policy"
            className="underline decoration-1 underline-offset-4 hover:text-accent"
          >
            {text}
          </SiteLink>
        ),
      })}
    >
      <ClientWords of={["account", "code"]}>
        <AccountSection id="export" title={t("export.title")} text={t("export.text")}>
          <a
            href={`/api/user/export?userLang=${codeFromLocale(locale)}`}
            download
            className={buttonLook("outline")}
          >
            {t("export.download")}
          </a>
        </AccountSection>
        <AccountSection id="deletion" title={t("deletion.title")} text={t("deletion.text")}>
          <DeletionFacts />
          <div className="mt-8">
            <DeleteSpace
              locale={locale}
              email={email}
              hasFactor={hasPasskey || (factor !== null && factor.since !== null)}
              hasPasskey={hasPasskey}
            />
          </div>
        </AccountSection>
      </ClientWords>
    </AccountShell>
  );
}
