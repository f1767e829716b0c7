import { ViewTransition } from "react";
import { PictureImage } from "@/components/ui/picture-image";
import type { Product } from "@/lib/contract/product";
import { sharedPicture } from "./shared-picture";

/** Pictures of a product; on a phone its details stand beside it, so that its name is in sight. */
export function ProductPictures({ product }: { product: Product }) {
  const [first, ...others] = product.images.length > 0 ? product.images : [product.image];
  if (!first) return <div />;
  return (
    <div className="w-full max-w-lg max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_5rem] max-sm:gap-3">
      <ViewTransition {...sharedPicture(product)}>
        <div className="aspect-(--picture-ratio) overflow-hidden rounded-card">
          <PictureImage
            picture={first}
            sizes="(min-width: 1200px) 32rem, (min-width: 768px) 44vw, 92vw"
            className="size-full object-cover"
            isFirst
          />
        </div>
      </ViewTransition>
      {others.length > 0 && (
        <ul className="grid content-start gap-3 sm:mt-4 sm:grid-cols-3 sm:gap-4">
          {others.map(
            (picture) =>
              picture && (
                <li
                  key={picture.src}
                  className="aspect-(--picture-ratio) overflow-hidden rounded-card"
                >
                  <PictureImage
                    picture={picture}
                    sizes="(min-width: 768px) 11rem, 30vw"
                    className="size-full object-cover"
                  />
                </li>
              ),
          )}
        </ul>
      )}
    </div>
  );
}
