import { getLocale, getTranslations } from "next-intl/server";
import { AccountShell } from "@/components/account/space/account-shell";
import { Overview } from "@/components/account/space/overview";
import { readOverview } from "@/components/account/space/read-overview";
import { OutboxNotice } from "@/components/outbox/outbox-notice";
import { ClientWords } from "@/components/ui/client-words";
import { getServices } from "@/lib/api/service";
import { visitorCall } from "@/lib/api/visitor-call";
import { hasPermission } from "@/lib/contract/permission";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { featuresOf } from "@/lib/site/has-feature";
import { requireMember } from "@/lib/site/member";
import { pathOfRole } from "@/lib/site/page-of-role";

export const instant = false;

export default async function AccountPage() {
  const [t, locale] = await Promise.all([
    getTranslations("account.overview"),
    getLocale() as Promise<Locale>,
  ]);
  const { firstname, role } = await requireMember(locale, "/account");
  const call = await visitorCall(locale);
  const features = featuresOf(await bootstrap(locale));
  const [purchases, { services }, formPath, shopPath] = await Promise.all([
    readOverview(call),
    getServices(call),
    pathOfRole("BOOKING_FORM", locale),
    pathOfRole("SHOP", locale),
  ]);
  return (
    <AccountShell part="overview" title={t("hello", { firstname })}>
      {hasPermission(role, "letter:read") && <OutboxNotice />}
      <ClientWords of={["ride", "booking", "order"]}>
        <Overview
          {...purchases}
          features={features}
          formPath={formPath}
          shopPath={shopPath}
          services={services.filter(({ membersOnly }) => membersOnly)}
        />
      </ClientWords>
    </AccountShell>
  );
}
