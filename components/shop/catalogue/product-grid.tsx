import { isOnFirstScreen } from "@/components/ui/first-screen";
import type { ProductItem } from "@/lib/contract/product";
import { imageServiceUrl } from "@/lib/site/image-service";
import { ProductCard } from "./product-card";

export async function ProductGrid(props: {
  products: ProductItem[];
  heading: "h2" | "h3";
  /** True where no picture stands above the grid on its page. */
  isFirst: boolean;
}) {
  const { products, heading, isFirst } = props;
  const service = await imageServiceUrl();
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-10 sm:gap-x-8 lg:grid-cols-4">
      {products.map((item, index) => (
        <li key={item.id}>
          <ProductCard
            item={item}
            imageService={service}
            heading={heading}
            isFirst={isOnFirstScreen(isFirst, index)}
          />
        </li>
      ))}
    </ul>
  );
}
