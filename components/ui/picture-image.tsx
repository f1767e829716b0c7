import { getImageProps } from "next/image";
import { hashedPath } from "@/lib/api/hashed-files";
import type { Picture } from "@/lib/contract/image";
import { focusClass } from "@/lib/rules/site/focus-class";
import { sizedPictureUrl } from "@/lib/rules/site/sized-picture-url";
import { imageServiceUrl } from "@/lib/site/image-service";

/** Width below which a picture shows its variant for small windows, if it has one (§9 "sm"). */
const SMALL = "(max-width: 767px)";

/** Style sheet of the crop centres of pictures: no element has a style of its own. */
const FOCUS_STYLE = "/media/picture-focus.css";

/**
 * Picture in the sizes that the window needs, as plain HTML: no script of ours loads for it.
 * @param sizes the CSS `sizes` of the place it stands in
 */
export async function PictureImage(props: {
  picture: Picture;
  /** Variant of it for small windows. */
  small?: Picture | null | undefined;
  sizes: string;
  className?: string;
  /** True for the picture seen first: it loads before the rest. */
  isFirst?: boolean;
}) {
  const { picture, small, sizes, isFirst = false } = props;
  const service = await imageServiceUrl();
  const place = { sizes, isFirst, service };
  const image = imageProps(picture, place);
  const smallImage = small && imageProps(small, place);
  const focus = focusClass(picture.focus);
  return (
    <picture className="contents">
      {focus && <link rel="stylesheet" href={hashedPath(FOCUS_STYLE)} precedence="focus" />}
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
        className={focus ? `${props.className ?? ""} ${focus}` : props.className}
      />
    </picture>
  );
}

interface Place {
  sizes: string;
  isFirst: boolean;
  /** Address of the image service. */
  service: string | null;
}

function imageProps({ src, alt, width, height }: Picture, { sizes, isFirst, service }: Place) {
  // Next's `style` hides a text beside no picture; a strict policy has no inline styles.
  const {
    props: { style: _, ...props },
  } = getImageProps({
    src,
    alt,
    width,
    height,
    sizes,
    loader: (size) => sizedPictureUrl(size.src, size.width, src.startsWith("/") ? service : null),
    unoptimized: src.endsWith(".svg"),
    loading: isFirst ? "eager" : "lazy",
  });
  return props;
}
