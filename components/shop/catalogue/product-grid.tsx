import type { ProductItem } from "@/lib/contract/product";
import { imageServiceUrl } from "@/lib/site/image-service";
import { ProductCard } from "./product-card";

export async function ProductGrid(props: { products: ProductItem[]; heading: "h2" | "h3" }) {
  const service = await imageServiceUrl();
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-10 sm:gap-x-8 lg:grid-cols-4">
      {props.products.map((item) => (
        <li key={item.id}>
          <ProductCard item={item} imageService={service} heading={props.heading} />
        </li>
      ))}
    </ul>
  );
}
