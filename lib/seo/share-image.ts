import type { Picture } from "@/lib/contract/image";

/** Width of the large previews of messengers and social networks, in pixels. */
const WIDTH = 1200;

/**
 * Returns a picture as the preview of a shared link: a picture of the site goes through the image
 * optimiser, which gives JPEG to the readers that do not take WebP.
 */
export function shareImage({ src, alt, width, height }: Picture) {
  if (!src.startsWith("/") || src.endsWith(".svg")) return { url: src, alt, width, height };
  const query = new URLSearchParams({ url: src, w: String(WIDTH), q: "75" });
  const scale = Math.min(1, WIDTH / width);
  return {
    url: `/_next/image?${query}`,
    alt,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}
