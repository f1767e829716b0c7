import { getImageProps } from "next/image";
import type { Picture } from "@/lib/contract/image";

/** Below this width a picture that has one shows its form for small windows (§9 "sm"). */
const SMALL = "(max-width: 767px)";

/**
 * A picture in the sizes that the window needs, as plain HTML: no script of ours loads for it.
 * @param sizes the CSS `sizes` of the place it stands in
 */
export function PictureImage(props: {
  picture: Picture;
  /** Another cut of it, for small windows. */
  small?: Picture | null | undefined;
  sizes: string;
  className?: string;
  /** For the picture one sees first: loaded before the rest. */
  isFirst?: boolean;
}) {
  const { picture, small, sizes, isFirst = false } = props;
  const image = imageProps(picture, sizes, isFirst);
  const smallImage = small && imageProps(small, sizes, isFirst);
  return (
    <picture className="contents">
      {smallImage && (
        <source
          media={SMALL}
          srcSet={smallImage.srcSet ?? smallImage.src}
          sizes={sizes}
          width={smallImage.width}
          height={smallImage.height}
        />
      )}
      <img
        {...image}
        alt={picture.alt}
        fetchPriority={isFirst ? "high" : "auto"}
        className={props.className}
      />
    </picture>
  );
}

function imageProps({ src, alt, width, height }: Picture, sizes: string, isFirst: boolean) {
  // Next's `style` hides a text that stands beside no picture; a strict policy has no inline styles.
  const {
    props: { style: _, ...props },
  } = getImageProps({
    src,
    alt,
    width,
    height,
    sizes,
    unoptimized: src.endsWith(".svg"),
    loading: isFirst ? "eager" : "lazy",
  });
  return props;
}
