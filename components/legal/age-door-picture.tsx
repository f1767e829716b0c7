import { getImageProps } from "next/image";
import { sizedPictureUrl } from "@/lib/rules/site/sized-picture-url";

/** Picture beside or above the question; it loads once the question is asked. */
export function AgeDoorPicture(props: {
  src: string | null;
  small: string | null;
  /** Address of the image service. */
  service: string | null;
}) {
  const { src, small, service } = props;
  if (!src) return null;
  const wide = imageProps(src, "50vw", service);
  return (
    <picture className="contents">
      {small && (
        <source
          media="(max-width: 995px)"
          srcSet={imageProps(small, "100vw", service).srcSet}
          sizes="100vw"
        />
      )}
      <img
        {...wide}
        alt=""
        className="h-[34dvh] w-full object-cover md:absolute md:inset-y-0 md:left-0 md:h-full md:w-1/2"
      />
    </picture>
  );
}

function imageProps(src: string, sizes: string, service: string | null) {
  // A strict policy has no inline styles.
  const {
    props: { style: _, ...props },
  } = getImageProps({
    ...{ src, alt: "", fill: true, sizes, loading: "lazy" },
    loader: (size) => sizedPictureUrl(size.src, size.width, src.startsWith("/") ? service : null),
  });
  return props;
}
