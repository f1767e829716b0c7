import type { OnlineImage } from "@/lib/contract/image";
import type { LogoType } from "@/lib/contract/site";

/** Grounds that a logo is shown on; two where it may be either. */
const GROUNDS: Record<LogoType, readonly string[]> = {
  // Shown in the head of pages, and by search engines.
  LOGO: ["bg-(--header-background)", "bg-white"],
  LOGO_FOOTER: ["bg-(--footer-background)"],
  LOGO_DARK_THEME: ["bg-[#121212]"],
  LOGO_LIGHT_THEME: ["bg-white"],
  // Tabs of browsers are dark or light.
  LOGO_FAVICON: ["bg-[#121212]", "bg-white"],
};

export function LogoPreview(props: {
  type: LogoType;
  image: Pick<OnlineImage, "url" | "width" | "height"> | null;
  alt: string;
  none: string;
}) {
  const { type, image, alt, none } = props;
  const FRAME = "min-h-32 overflow-hidden rounded-control border border-line";
  if (!image) {
    return (
      <p
        className={`${FRAME} grid place-items-center border-dashed px-4 text-center text-muted text-small`}
      >
        {none}
      </p>
    );
  }
  const { url, width, height } = image;
  return (
    <div className={`${FRAME} grid auto-cols-fr grid-flow-col`}>
      {GROUNDS[type].map((ground, at) => (
        <div key={ground} className={`grid min-w-0 place-items-center px-4 ${ground}`}>
          <img
            src={url}
            // The second copy repeats no text.
            alt={at === 0 ? alt : ""}
            width={width ?? undefined}
            height={height ?? undefined}
            className={`max-w-full object-contain ${type === "LOGO_FAVICON" ? "size-12" : "h-16 w-auto"}`}
          />
        </div>
      ))}
    </div>
  );
}
