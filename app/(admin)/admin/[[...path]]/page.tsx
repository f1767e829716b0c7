import { notFound } from "next/navigation";
import { PanelLoader } from "@/components/admin/panel-loader";
import { hasPermission } from "@/lib/contract/permission";
import { messagesOf } from "@/lib/i18n/messages";
import { bootstrap } from "@/lib/site/bootstrap";
import { currentPanelLocale } from "@/lib/site/current-panel-locale";
import { featuresOf } from "@/lib/site/has-feature";
import { currentMember } from "@/lib/site/member";
import { panelMessages } from "@/lib/site/panel-messages";
import { panelResources } from "@/lib/site/panel-resources";

export const instant = false;

/**
 * The admin panel, which is all the browser's: it gets who is logged in, what they may see and the
 * words of one language, and asks the API for the rest. `middleware.ts` has led others elsewhere.
 */
export default async function AdminPage() {
  const locale = await currentPanelLocale();
  const user = await currentMember(locale);
  if (!user || !hasPermission(user.role, "panel:open")) notFound();
  const [site, messages] = await Promise.all([bootstrap(locale), messagesOf(locale)]);
  const features = featuresOf(site);
  return (
    <PanelLoader
      locale={locale}
      user={user}
      site={{
        name: site.parameters.COMPANY_NAME ?? site.info?.name ?? "",
        features,
      }}
      resources={panelResources(user.role, features)}
      messages={panelMessages(messages)}
    />
  );
}
