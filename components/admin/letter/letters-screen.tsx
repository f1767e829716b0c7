"use client";

import { UnsentNote } from "@/components/admin/panel/unsent-note";
import { ListScreen } from "@/components/admin/resource/list-screen";
import type { PanelResource } from "@/lib/site/panel-resources";
import { FailedWork } from "./failed-work";

export function LettersScreen({ resource }: { resource: PanelResource }) {
  return (
    <ListScreen
      resource={resource}
      lead={
        <>
          <UnsentNote isAtLetters />
          <FailedWork />
        </>
      }
    />
  );
}
