import { getImageProps } from "next/image";

/** Beside the question in wide windows, above it in small ones; it loads once the question is asked. */
export function AgeDoorPicture(props: { src: string | null; small: string | null }) {
  const { src, small } = props;
  if (!src) return null;
  const wide = imageProps(src, "50vw");
  return (
    <picture className="contents">
      {small && (
        <source
          media="(max-width: 995px)"
          srcSet={imageProps(small, "100vw").srcSet}
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

function imageProps(src: string, sizes: string) {
  // A strict policy has no inline styles.
  const {
    props: { style: _, ...props },
  } = getImageProps({ src, alt: "", fill: true, sizes, loading: "lazy" });
  return props;
}
