import type { Metadata } from "next";
import type { Bootstrap } from "./bootstrap";

/** Where the site's icon is; undefined for a site without one. */
export const siteIconUrl = ({ info }: Bootstrap): string | undefined =>
  info?.logos.find(({ type }) => type === "LOGO_FAVICON")?.onlineImage?.url;

/** The icon of every page, found or not. */
export function siteIcon(site: Bootstrap): Metadata {
  const icon = siteIconUrl(site);
  return icon ? { icons: { icon, apple: "/apple-touch-icon.png" } } : {};
}
