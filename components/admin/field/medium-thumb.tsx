"use client";

import { MediumPicture } from "@/components/admin/media/medium-picture";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { useMedium } from "./use-medium";

export function MediumThumb({ id, className = "size-20" }: { id: number; className?: string }) {
  const medium = useMedium(id);
  const look = `${className} shrink-0 overflow-hidden rounded-control border border-line bg-raised`;
  if (!medium) {
    return (
      <span className={`${look} grid place-items-center text-muted`}>
        <PanelIcon name="picture" />
      </span>
    );
  }
  return (
    <span className={`${look} block`}>
      <MediumPicture medium={medium} alt="" />
    </span>
  );
}
