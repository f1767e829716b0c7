"use client";

import { createContext, use } from "react";
import type { Label } from "@/lib/contract/block/definition";
import type { SiteFeature } from "@/lib/contract/site";
import type { User } from "@/lib/contract/user";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { PanelMessages } from "@/lib/site/panel-messages";
import type { PanelResource } from "@/lib/site/panel-resources";

/** What the server says of the panel: who is there, in which language, and what they may see. */
export interface PanelProps {
  locale: Locale;
  user: User;
  site: { name: string; features: SiteFeature[] };
  resources: PanelResource[];
  messages: PanelMessages;
}

type PanelValue = Omit<PanelProps, "messages">;

export const PanelContext = createContext<PanelValue | null>(null);

export function usePanel() {
  const panel = use(PanelContext);
  if (!panel) throw new Error("A part of the panel stands outside of it");
  return {
    ...panel,
    /** What something is called in the panel's language. */
    labelOf: (label: Label) => label[panel.locale],
    hasRides: panel.site.features.includes("RIDES"),
    hasShop: panel.site.features.includes("SHOP"),
    /** Undefined for a resource that the site does not have, or this user may not read. */
    resource: (name: string) => panel.resources.find((resource) => resource.name === name),
  };
}
