import type { Metadata } from "next";
import type { Bootstrap } from "./bootstrap";

/** The icon of every page, found or not. */
export function siteIcon({ info }: Bootstrap): Metadata {
  const icon = info?.logos.find(({ type }) => type === "LOGO_FAVICON")?.onlineImage?.url;
  return icon ? { icons: { icon } } : {};
}
