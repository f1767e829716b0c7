"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import type { PictureSlot } from "@/lib/contract/field/picture-slot";

/** What a picture in a place of the site should be like, in plain words. */
export function PicturePlace({ slot }: { slot: PictureSlot }) {
  const { labelOf } = usePanel();
  const t = useTranslations("admin.content.picture");
  const { recipe, ratio, least } = slot;
  return (
    <div className="mb-3 border-accent border-l-2 pl-3 text-small">
      <p>{labelOf(recipe)}</p>
      <p className="text-muted">
        {ratio
          ? t("place", { width: String(ratio[0]), height: String(ratio[1]), least })
          : t("anyShape", { least })}
      </p>
    </div>
  );
}
