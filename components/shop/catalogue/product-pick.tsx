import { ButtonLink } from "@/components/ui/button-link";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import { TitleAlone } from "@/components/ui/title-alone";
import type { ConfOf } from "@/lib/contract/component";
import type { BlockContext } from "@/lib/site/block-context";
import { pickedProducts } from "@/lib/site/catalogue";
import { ProductCard } from "./product-card";

/** Some of what the shop sells, with its prices, and the way to the rest. */
export async function ProductPick(props: { conf: ConfOf<"PRODUCT_PICK"> } & BlockContext) {
  const { conf, slug, locale, isFirst } = props;
  const products = await pickedProducts(locale, { tag: conf.tag, nbItem: conf.nbItem });
  if (products.length === 0) return <TitleAlone {...props} />;
  return (
    <Section labelledBy={`${slug}-title`}>
      <SectionHeading {...conf} id={`${slug}-title`} isFirst={isFirst} />
      <ul className="grid grid-cols-2 gap-x-5 gap-y-10 sm:gap-x-8 lg:grid-cols-4">
        {products.map((item) => (
          <li key={item.id}>
            <ProductCard item={item} heading={isFirst ? "h2" : "h3"} />
          </li>
        ))}
      </ul>
      <p className="mt-12">
        <ButtonLink href={conf.action.url} look="outline">
          {conf.action.label}
        </ButtonLink>
      </p>
    </Section>
  );
}
