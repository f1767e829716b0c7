import type { Metadata } from "next";
import type { Bootstrap } from "./bootstrap";

export const siteIconUrl = ({ info }: Bootstrap): string | undefined =>
  info?.logos.find(({ type }) => type === "LOGO_FAVICON")?.onlineImage?.url;

export function siteIcon(site: Bootstrap): Metadata {
  const icon = siteIconUrl(site);
  return icon ? { icons: { icon, apple: "/apple-touch-icon.png" } } : {};
}
