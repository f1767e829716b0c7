import { connection } from "next/server";
import { messagesOf } from "@/lib/i18n/messages";
import { bootstrap } from "@/lib/site/bootstrap";
import { ICON_SIZES } from "@/lib/site/icon-png";
import { themeColour } from "@/lib/site/theme-colour";

/** Answers with the panel's manifest, outside of it: a browser asks without a session. */
export async function GET(): Promise<Response> {
  // Not at build: there is no provider then.
  await connection();
  const [site, { admin }] = await Promise.all([bootstrap("fr"), messagesOf("fr")]);
  const name = site.parameters.COMPANY_NAME ?? site.info?.name ?? "";
  const icons = (["small", "large"] as const).flatMap((kind) => {
    const size = ICON_SIZES[kind];
    const icon = { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" };
    return [
      { ...icon, purpose: "any" },
      { ...icon, purpose: "maskable" },
    ];
  });
  const manifest = {
    id: "/admin",
    name: [admin.title, name].filter(Boolean).join(" · "),
    short_name: admin.title,
    lang: "fr",
    start_url: "/admin",
    scope: "/admin",
    display: "standalone",
    background_color: themeColour(site),
    theme_color: themeColour(site),
    icons,
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json" },
  });
}
