import type { Picture } from "@/lib/contract/image";
import { sizedPictureUrl } from "@/lib/rules/site/sized-picture-url";

/**
 * Picture without a text of its own: its subject stands beside it. Where a component of the browser
 * shows it, `PictureImage` would bring Next's code for pictures along.
 * @param widths in which the place needs it, of those that Next makes (`images` in next.config.ts)
 * @param sizes the CSS `sizes` of the place it stands in
 */
export function SmallPicture(props: {
  picture: Picture;
  widths: number[];
  sizes: string;
  /** Address of the site's image service, on public pages. */
  service?: string | null;
  className?: string;
  /** True for a picture of the first screen: it loads before the rest. */
  isFirst?: boolean | undefined;
}) {
  const { picture, widths, sizes, service = null, className, isFirst } = props;
  const { src, width, height } = picture;
  const isDrawing = src.endsWith(".svg");
  const urls = isDrawing ? [src] : widths.map((wide) => sizedPictureUrl(src, wide, service));
  return (
    // React preloads a picture that loads at once on every page that has it ready, seen or not; in a
    // `<picture>` it leaves that to the browser.
    <picture className="contents">
      <img
        src={urls.at(-1)}
        srcSet={isDrawing ? undefined : urls.map((url, at) => `${url} ${widths[at]}w`).join(", ")}
        sizes={sizes}
        width={width}
        height={height}
        alt=""
        {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
        className={className}
      />
    </picture>
  );
}
