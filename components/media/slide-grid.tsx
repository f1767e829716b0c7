import { getTranslations } from "next-intl/server";
import { evenCell } from "@/components/ui/even-rows";
import { isOnFirstScreen } from "@/components/ui/first-screen";
import { Icon } from "@/components/ui/icon";
import { PictureImage } from "@/components/ui/picture-image";
import type { ConfOf } from "@/lib/contract/component";
import { SlideLink } from "./slide-link";

type Slide = ConfOf<"GALLERY">["items"][number];

/** Pictures and videos in a grid, each full screen on a press, or a link without JavaScript. */
export async function SlideGrid(props: {
  /** Slides, each with its text for the slider. */
  slides: Slide[];
  /** Captions under the pictures of the grid; null for none. */
  captions?: (string | null)[];
  /** True where the grid begins its page. */
  isFirst: boolean;
}) {
  const { slides, captions, isFirst } = props;
  const t = await getTranslations("blocks");
  const words = {
    close: t("close"),
    previous: t("previous"),
    next: t("next"),
    slider: t("slider"),
    carousel: t("carousel"),
    slide: t("slide"),
    position: t("position", { index: "{index}", total: "{total}" }),
  };
  // A large picture stands beside four small ones, so that no row has a gap.
  const isMosaic = !captions && slides.length % 4 === 1;
  return (
    <ul
      className={`grid grid-cols-2 gap-3 md:gap-5 ${isMosaic ? "lg:grid-cols-4" : "lg:grid-cols-6"}`}
    >
      {slides.map((slide, index) => (
        <li
          key={slide.src}
          className={isMosaic ? "first:col-span-2 first:row-span-2" : cellOf(index, slides.length)}
        >
          <SlideLink
            slides={slides}
            index={index}
            label={t(slide.video ? "play" : "enlarge", { alt: slide.alt })}
            words={words}
            className="group relative block overflow-hidden rounded-card"
          >
            <Thumbnail
              slide={slide}
              isWide={isMosaic ? index === 0 : evenCell(index, slides.length).isWide}
              isAlone={index === 0 && slides.length % 2 === 1}
              isFirst={isOnFirstScreen(isFirst, index)}
            />
            {slide.video && (
              <span className="absolute inset-0 m-auto grid size-14 place-items-center rounded-full bg-black/60 text-white">
                <Icon name="play" className="size-7" />
              </span>
            )}
          </SlideLink>
          {captions?.[index] && <p className="mt-2 text-muted text-small">{captions[index]}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Place of a picture beside others; a first odd one has its row of two columns alone. */
const cellOf = (index: number, count: number): string =>
  `${evenCell(index, count).className} ${count % 2 === 1 ? "first:max-sm:col-span-2" : ""}`;

const THUMBNAIL =
  "aspect-3/2 w-full object-cover transition duration-500 group-hover:scale-[1.03] group-hover:brightness-110";

/** Picture of a slide; of a video without one, its beginning. */
function Thumbnail(props: {
  slide: Slide;
  isWide: boolean;
  /** True where it has a row of its own in small and middling windows. */
  isAlone: boolean;
  isFirst: boolean;
}) {
  const { slide, isWide, isAlone, isFirst } = props;
  if (slide.video && slide.video === slide.src) {
    return <video src={slide.video} preload="metadata" muted playsInline className={THUMBNAIL} />;
  }
  return (
    <PictureImage
      picture={slide}
      sizes={`(min-width: 1200px) ${isWide ? 38 : 26}rem, ${isAlone ? 100 : 50}vw`}
      className={THUMBNAIL}
      isFirst={isFirst}
    />
  );
}
