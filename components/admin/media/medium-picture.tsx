import { PanelIcon } from "@/components/admin/panel/panel-icon";
import type { Medium } from "@/lib/contract/admin/medium";

/** Widths in which the site has pictures made. */
const WIDTHS = { small: 384, large: 1200 };

/** Returns the address of a picture of the site in a width; a drawing is one file. */
export const sizedSrc = (src: string, size: keyof typeof WIDTHS): string =>
  src.endsWith(".svg")
    ? src
    : `/_next/image?${new URLSearchParams({ url: src, w: String(WIDTHS[size]), q: "75" })}`;

export function MediumPicture({ medium, alt }: { medium: Medium; alt: string }) {
  const { kind, src, focus } = medium;
  if (kind === "IMAGE") {
    return (
      <img
        src={sizedSrc(src, "small")}
        alt={alt}
        loading="lazy"
        className={`size-full ${src.endsWith(".svg") ? "bg-white object-contain p-2" : "object-cover"}`}
        style={{ objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
      />
    );
  }
  return (
    <span className="grid size-full place-items-center text-muted">
      <PanelIcon name={kind === "VIDEO" ? "film" : "document"} className="size-10" />
    </span>
  );
}
