import { ButtonLink } from "@/components/ui/button-link";
import { Section } from "@/components/ui/section";
import { TitleAlone } from "@/components/ui/title-alone";
import type { ConfOf } from "@/lib/contract/component";
import type { BlockContext } from "@/lib/site/block-context";
import { pickedProducts } from "@/lib/site/catalogue";
import { ProductGrid } from "./product-grid";

export async function ProductPick(props: { conf: ConfOf<"PRODUCT_PICK"> } & BlockContext) {
  const { conf, slug, locale, isFirst } = props;
  const products = await pickedProducts(locale, { tag: conf.tag, nbItem: conf.nbItem });
  if (products.length === 0) return <TitleAlone {...props} />;
  const Title = isFirst ? "h1" : "h2";
  return (
    <Section labelledBy={`${slug}-title`} room="close">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-12 gap-y-5 md:mb-9">
        <header className="max-w-3xl">
          {conf.kicker && <p className="kicker mb-2">{conf.kicker}</p>}
          <Title id={`${slug}-title`} className="text-title">
            {conf.title}
          </Title>
          {conf.text && <p className="mt-2 text-muted text-small">{conf.text}</p>}
        </header>
        <p className="max-md:hidden">
          <ButtonLink href={conf.action.url} look="outline">
            {conf.action.label}
          </ButtonLink>
        </p>
      </div>
      <ProductGrid products={products} heading={isFirst ? "h2" : "h3"} isFirst={isFirst} />
      <p className="mt-10 md:hidden">
        <ButtonLink href={conf.action.url} look="outline">
          {conf.action.label}
        </ButtonLink>
      </p>
    </Section>
  );
}
