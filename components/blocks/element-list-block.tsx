import { RichText } from "@/components/content/html/rich-text";
import { PictureImage } from "@/components/ui/picture-image";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import { SiteLink } from "@/components/ui/site-link";
import { TitleAlone } from "@/components/ui/title-alone";
import type { ConfOf } from "@/lib/contract/component";
import type { Element } from "@/lib/contract/element";
import type { BlockContext } from "@/lib/site/block-context";
import { readElements } from "@/lib/site/content";

/** The items of an element list, as cards, logos, numbered steps or plain links. */
export async function ElementListBlock(props: { conf: ConfOf<"ELEMENT_LIST"> } & BlockContext) {
  const { conf, slug, locale, isFirst } = props;
  const { items } = await readElements(conf.route, locale, conf.nbItem);
  if (items.length === 0) return <TitleAlone {...props} />;
  const Item = DISPLAYS[conf.display];
  const List = conf.display === "STEPS" ? "ol" : "ul";
  return (
    <Section labelledBy={`${slug}-title`}>
      <SectionHeading {...conf} id={`${slug}-title`} isFirst={isFirst} />
      <List className={GRIDS[conf.display]}>
        {items.map((item, index) => (
          <Item key={item.id} item={item} number={index + 1} heading={isFirst ? "h2" : "h3"} />
        ))}
      </List>
    </Section>
  );
}

type ItemProps = { item: Element; number: number; heading: "h2" | "h3" };

const GRIDS = {
  CARDS: "grid gap-8 sm:grid-cols-2 lg:grid-cols-3",
  LOGOS: "flex flex-wrap items-center gap-x-12 gap-y-8",
  STEPS: "grid gap-10 sm:grid-cols-2 lg:grid-cols-4",
  LINKS: "grid gap-3 sm:grid-cols-2",
} as const;

const DISPLAYS = { CARDS: Card, LOGOS: Logo, STEPS: Step, LINKS: TextLink } as const;

function Card({ item, heading }: ItemProps) {
  return (
    <li className="border-line border-t pt-6">
      {item.image && (
        <PictureImage
          picture={item.image}
          sizes="(min-width: 1200px) 24rem, 100vw"
          className="mb-5 w-full rounded-card object-cover"
        />
      )}
      <ItemText item={item} heading={heading} />
    </li>
  );
}

function Step({ item, number, heading }: ItemProps) {
  return (
    <li className="border-line border-t pt-6">
      <p aria-hidden="true" className="mb-4 font-title text-accent text-title">
        {number}
      </p>
      <ItemText item={item} heading={heading} />
    </li>
  );
}

function Logo({ item }: ItemProps) {
  return (
    <li>
      {item.image ? (
        <PictureImage picture={item.image} sizes="12rem" className="max-h-16 w-auto" />
      ) : (
        <span className="text-muted">{item.title}</span>
      )}
    </li>
  );
}

function TextLink({ item }: ItemProps) {
  return (
    <li>
      {item.url ? (
        <SiteLink href={item.url} className="text-heading hover:text-accent">
          {item.title}
        </SiteLink>
      ) : (
        item.title
      )}
    </li>
  );
}

function ItemText({ item, heading: Title }: Pick<ItemProps, "item" | "heading">) {
  return (
    <>
      <Title className="text-subtitle">
        {item.url ? (
          <SiteLink href={item.url} className="hover:text-accent">
            {item.title}
          </SiteLink>
        ) : (
          item.title
        )}
      </Title>
      {item.subtitle && <p className="mt-1 text-accent text-small">{item.subtitle}</p>}
      {item.content && <RichText html={item.content} className="mt-3 text-muted" />}
    </>
  );
}
