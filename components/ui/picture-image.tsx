import { getImageProps } from "next/image";
import type { Picture } from "@/lib/contract/image";

/**
 * A picture in the sizes that the window needs, as plain HTML: no script of ours loads for it.
 * @param sizes the CSS `sizes` of the place it stands in
 */
export function PictureImage(props: {
  picture: Picture;
  sizes: string;
  className?: string;
  /** For the picture one sees first: loaded before the rest. */
  isFirst?: boolean;
}) {
  const { src, alt, width, height } = props.picture;
  const { props: image } = getImageProps({
    src,
    alt,
    width,
    height,
    sizes: props.sizes,
    unoptimized: src.endsWith(".svg"),
    loading: props.isFirst ? "eager" : "lazy",
  });
  return (
    <img
      {...image}
      alt={alt}
      fetchPriority={props.isFirst ? "high" : "auto"}
      className={props.className}
    />
  );
}
