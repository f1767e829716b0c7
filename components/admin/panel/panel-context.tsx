"use client";

import { createContext, use } from "react";
import type { Label } from "@/lib/contract/block/definition";
import type { IsDelivered } from "@/lib/contract/outbox";
import { hasPermission, type Permission } from "@/lib/contract/permission";
import type { SiteFeature } from "@/lib/contract/site";
import type { User } from "@/lib/contract/user";
import { DEFAULT_LOCALE, type Locale } from "@/lib/rules/text/locale-code";
import type { PanelMessages } from "@/lib/site/panel-messages";
import type { PanelResource } from "@/lib/site/panel-resources";
import type { PanelStart } from "@/lib/site/panel-start";

/** What the server says of the panel: who is there, in which language, and what they may see. */
export interface PanelProps {
  locale: Locale;
  user: User;
  site: { name: string; features: SiteFeature[]; isDelivered: IsDelivered; locales: Locale[] };
  resources: PanelResource[];
  messages: PanelMessages;
  /** The day that stands in the page already; null on any other screen, or without it. */
  start: PanelStart | null;
  /** When the server made the page, in milliseconds. */
  openedAt: number;
  /** What the browser calls itself. */
  userAgent: string;
}

type PanelValue = Omit<PanelProps, "messages" | "start">;

export const PanelContext = createContext<PanelValue | null>(null);

export function usePanel() {
  const panel = use(PanelContext);
  if (!panel) throw new Error("A part of the panel stands outside of it");
  return {
    ...panel,
    /** The language of the site's own pages: the panel's, where the site speaks it. */
    siteLocale: panel.site.locales.includes(panel.locale) ? panel.locale : DEFAULT_LOCALE,
    /** What something is called in the panel's language. */
    labelOf: (label: Label) => label[panel.locale],
    /** Whether somebody of their role may do something. */
    can: (permission: Permission) => hasPermission(panel.user.role, permission),
    hasRides: panel.site.features.includes("RIDES"),
    hasShop: panel.site.features.includes("SHOP"),
    /** Undefined for a resource that the site does not have, or this user may not read. */
    resource: (name: string) => panel.resources.find((resource) => resource.name === name),
  };
}
