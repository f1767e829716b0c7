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
}) {
  const { src, width, height } = props.picture;
  const isDrawing = src.endsWith(".svg");
  const urls = props.widths.map((wide) => [
    sizedPictureUrl(src, wide, props.service ?? null),
    `${wide}w`,
  ]);
  return (
    <img
      src={isDrawing ? src : urls.at(-1)?.[0]}
      srcSet={isDrawing ? undefined : urls.map((url) => url.join(" ")).join(", ")}
      sizes={props.sizes}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
      className={props.className}
    />
  );
}
