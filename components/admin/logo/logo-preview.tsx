import type { OnlineImage } from "@/lib/contract/image";
import type { LogoType } from "@/lib/contract/site";

/** What a logo stands on where it is shown; on two grounds where it may be either. */
const GROUNDS: Record<LogoType, readonly string[]> = {
  // In the head of pages, and in what search engines show.
  LOGO: ["bg-(--header-background)", "bg-white"],
  LOGO_FOOTER: ["bg-(--footer-background)"],
  LOGO_DARK_THEME: ["bg-[#121212]"],
  LOGO_LIGHT_THEME: ["bg-white"],
  // Tabs of browsers are dark or light.
  LOGO_FAVICON: ["bg-[#121212]", "bg-white"],
};

/** A logo as it is seen, on its own ground. */
export function LogoPreview(props: {
  type: LogoType;
  image: Pick<OnlineImage, "url" | "width" | "height"> | null;
  alt: string;
  /** Said where there is none. */
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
            // The same twice is said once.
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
