import { SmallPicture } from "@/components/ui/small-picture";
import type { Picture } from "@/lib/contract/image";

export function CartPicture({ image }: { image: Picture | null }) {
  return (
    <span className="block aspect-3/4 overflow-hidden rounded-card bg-surface">
      {image && (
        <SmallPicture
          picture={image}
          widths={[96, 256]}
          sizes="6rem"
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
