import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { bootstrap } from "@/lib/site/bootstrap";
import { ICON_SIZES } from "@/lib/site/icon-png";
import { themeColour } from "@/lib/site/theme-colour";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  // Not at build: there is no provider then.
  await connection();
  const site = await bootstrap("fr");
  const { parameters, info } = site;
  const name = parameters.COMPANY_NAME ?? info?.name ?? "";
  const icons = (["small", "large"] as const).flatMap((kind) => {
    const size = ICON_SIZES[kind];
    const icon = { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" };
    return [
      { ...icon, purpose: "any" as const },
      { ...icon, purpose: "maskable" as const },
    ];
  });
  return {
    name,
    short_name: name,
    ...(parameters.COMPANY_DESCRIPTION && { description: parameters.COMPANY_DESCRIPTION }),
    lang: "fr",
    start_url: "/",
    display: "minimal-ui",
    background_color: themeColour(site),
    theme_color: themeColour(site),
    icons,
  };
}
