import { getTranslations } from "next-intl/server";
import type { Bootstrap } from "@/lib/site/bootstrap";

/** Note on every page of a site that is still being made: nothing is sold there. */
export async function BuildingNote({ site }: { site: Bootstrap }) {
  if (!site.info?.isBuilding) return null;
  const t = await getTranslations("chrome");
  return (
    <p role="note" className="bg-accent py-2 text-center text-on-accent text-small">
      <span className="container-page block">{t("building")}</span>
    </p>
  );
}
