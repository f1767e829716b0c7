import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { Panel } from "@/components/admin/panel";
import { KEPT_PANEL_HEADER } from "@/lib/api/kept-panel";
import { visitorCall } from "@/lib/api/visitor-call";
import { hasPermission } from "@/lib/contract/permission";
import { bootstrap } from "@/lib/site/bootstrap";
import { currentPanelLocale } from "@/lib/site/current-panel-locale";
import { featuresOf } from "@/lib/site/has-feature";
import { currentMember } from "@/lib/site/member";
import { panelActions } from "@/lib/site/panel-actions";
import { panelContents } from "@/lib/site/panel-contents";
import { panelMessages } from "@/lib/site/panel-messages";
import { panelResources } from "@/lib/site/panel-resources";
import { panelStart } from "@/lib/site/panel-start";
import { siteLocales } from "@/lib/site/site-locales";
import { siteMessages } from "@/lib/site/site-messages";

export const instant = false;

/**
 * The admin panel. It runs in the browser, except for the day it opens with: it gets the member,
 * their permissions and the words of one language, and asks the API for the rest. `middleware.ts`
 * has sent other visitors elsewhere.
 */
export default async function AdminPage({ params, searchParams }: PageProps<"/admin/[[...path]]">) {
  const locale = await currentPanelLocale();
  const user = await currentMember(locale);
  if (!user || !hasPermission(user.role, "panel:open")) notFound();
  const [{ path }, { day }, sent] = await Promise.all([params, searchParams, headers()]);
  // The page that a device keeps serves every screen, and other days.
  const beginsWithDay = path === undefined && !sent.has(KEPT_PANEL_HEADER);
  const call = await visitorCall(locale, { isOptional: true });
  const [site, messages, start] = await Promise.all([
    bootstrap(locale),
    siteMessages(locale),
    beginsWithDay ? panelStart(call, user, typeof day === "string" ? day : undefined) : null,
  ]);
  const features = featuresOf(site);
  return (
    <Panel
      locale={locale}
      user={user}
      site={{
        name: site.parameters.COMPANY_NAME ?? site.info?.name ?? "",
        features,
        isDelivered: site.info?.isDelivered ?? { MAIL: true, SMS: true },
        locales: siteLocales(site.info),
      }}
      resources={panelResources(user.role, features)}
      contents={panelContents(user.role, features)}
      actions={panelActions()}
      words={JSON.stringify(panelMessages(messages))}
      start={start}
      openedAt={Date.now()}
      userAgent={sent.get("user-agent") ?? ""}
    />
  );
}
