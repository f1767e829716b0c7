"use client";

import { createContext } from "react";
import type { PanelContent } from "@/lib/site/panel-contents";

/** Content that is edited, once it has been saved, and its values by key. */
export interface EditedContent {
  type: PanelContent["name"];
  id: number;
  typed: Record<string, unknown>;
}

export const EditedContentContext = createContext<EditedContent | undefined>(undefined);
