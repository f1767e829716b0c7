"use client";

import { createContext, use } from "react";
import type { Label } from "@/lib/contract/field/field";
import type { IsDelivered } from "@/lib/contract/outbox";
import { hasPermission, type Permission } from "@/lib/contract/permission";
import type { SiteFeature } from "@/lib/contract/site";
import type { User } from "@/lib/contract/user";
import { DEFAULT_LOCALE, type Locale } from "@/lib/rules/text/locale-code";
import type { PanelActions } from "@/lib/site/panel-actions";
import type { PanelContent } from "@/lib/site/panel-contents";
import type { PanelResource } from "@/lib/site/panel-resources";
import type { PanelStart } from "@/lib/site/panel-start";

/** Props of the panel from the server: its user, their language, and their resources. */
export interface PanelProps {
  locale: Locale;
  user: User;
  site: { name: string; features: SiteFeature[]; isDelivered: IsDelivered; locales: Locale[] };
  resources: PanelResource[];
  contents: PanelContent[];
  actions: PanelActions;
  /** Words of the panel (`SentWords`). */
  words: string;
  /** Day that stands in the page already; null on any other screen, or without it. */
  start: PanelStart | null;
  /** Time at which the server made the page, in milliseconds. */
  openedAt: number;
  userAgent: string;
}

type PanelValue = Omit<PanelProps, "words" | "start">;

export const PanelContext = createContext<PanelValue | null>(null);

export function usePanel() {
  const panel = use(PanelContext);
  if (!panel) throw new Error("A part of the panel stands outside of it");
  return {
    ...panel,
    /** Language of the site's own pages: the panel's, where the site speaks it. */
    siteLocale: panel.site.locales.includes(panel.locale) ? panel.locale : DEFAULT_LOCALE,
    labelOf: (label: Label) => label[panel.locale],
    can: (permission: Permission) => hasPermission(panel.user.role, permission),
    hasRides: panel.site.features.includes("RIDES"),
    hasShop: panel.site.features.includes("SHOP"),
    /** Finds a resource; undefined for one that the site lacks, or this user may not read. */
    resource: (name: string) => panel.resources.find((resource) => resource.name === name),
  };
}
