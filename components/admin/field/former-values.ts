"use client";

import { createContext } from "react";
import type { Call } from "@/lib/api/call";
import { LOGGED_LANGUAGE, rowName } from "@/lib/contract/admin/row-name";
import type { PanelContent } from "@/lib/site/panel-contents";
import type { PanelResource } from "@/lib/site/panel-resources";
import { valueAt } from "./value-at";

/** Reads what a field held in former versions of what is edited, the last first. */
export type FormerValues = (call: Call, name: string) => AsyncIterable<unknown>;

export const FormerValuesContext = createContext<FormerValues | undefined>(undefined);

/** Most versions that are looked through. */
const MOST_VERSIONS = 30;

/** Reads the former values of a content that has been saved. @param typed its values by key */
export const formerOfContent = (
  type: PanelContent["name"],
  id: number,
  typed: Record<string, unknown>,
): FormerValues =>
  async function* (call, name) {
    const { revisions } = await call("GET /admin/content/{type}/{id}/revision", {
      params: { type, id },
    });
    for (const { version } of revisions.slice(0, MOST_VERSIONS)) {
      const then = await call("GET /admin/content/{type}/{id}/revision/{version}", {
        params: { type, id, version },
      });
      yield valueAt(then, name, typed);
    }
  };

/** Reads the former values of a row from the log, which knows it by its name. */
export const formerOfRow = (resource: PanelResource, item: Record<string, unknown>): FormerValues =>
  async function* (call, name) {
    const { items } = await call("GET /admin/{resource}", {
      params: { resource: "audit" },
      query: {
        subject: `${resource.name} ${rowName(resource, item, LOGGED_LANGUAGE)}`,
        nbItem: MOST_VERSIONS,
      },
    });
    for (const { before } of items) {
      if (typeof before === "string") yield (JSON.parse(before) as Record<string, unknown>)[name];
    }
  };
