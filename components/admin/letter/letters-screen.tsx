"use client";

import { UnsentNote } from "@/components/admin/panel/unsent-note";
import { ListScreen } from "@/components/admin/resource/list-screen";
import type { PanelResource } from "@/lib/site/panel-resources";
import { FailedWork } from "./failed-work";

/** What the site has written to people, with what could not be sent or done above it. */
export function LettersScreen({ resource }: { resource: PanelResource }) {
  return (
    <ListScreen
      resource={resource}
      lead={
        <>
          <UnsentNote />
          <FailedWork />
        </>
      }
    />
  );
}
