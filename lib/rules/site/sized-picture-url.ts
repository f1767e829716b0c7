import { webpName } from "@/lib/rules/text/webp-name";

/** Quality of a sized picture, in percent. */
const QUALITY = "75";

/**
 * Returns the address of a picture of the site in a width: of the image service where the site has
 * one (§2), which gives it as WebP by its extension (§9), else of the site's own optimiser.
 * @param src a path of the site
 * @param width in pixels
 */
export function sizedPictureUrl(src: string, width: number, service: string | null): string {
  if (service === null) {
    return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`;
  }
  return `${service.replace(/\/+$/, "")}${webpName(src)}?w=${width}&q=${QUALITY}`;
}
