import { SmallPicture } from "@/components/ui/small-picture";
import { croppedPicture, SIDE } from "@/lib/rules/site/picture-crop";
import type { WrittenPicture } from "./written-picture";

/** Small picture of what a page shows of it: its part, before anything is saved. */
export function PictureThumb({ picture }: { picture: WrittenPicture }) {
  const { crop } = picture;
  const look = "shrink-0 rounded-control border border-line bg-raised";
  const small = { ...picture, alt: "" };
  if (!crop) {
    return (
      <SmallPicture
        picture={small}
        widths={[96, 192]}
        sizes="6rem"
        className={`${look} h-16 w-24 object-cover`}
      />
    );
  }
  const { width, height } = croppedPicture(picture);
  const percent = (of: number, by: number) => `${(of / by) * 100}%`;
  return (
    <span
      className={`${look} relative block h-20 max-w-full overflow-hidden`}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <span
        className="absolute block"
        style={{
          width: percent(SIDE, crop.width),
          height: percent(SIDE, crop.height),
          left: percent(-crop.x, crop.width),
          top: percent(-crop.y, crop.height),
        }}
      >
        <SmallPicture picture={small} widths={[384]} sizes="12rem" className="size-full" />
      </span>
    </span>
  );
}
