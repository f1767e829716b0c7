import { EventList } from "@/components/content/event/event-list";
import { RichText } from "@/components/content/html/rich-text";
import { initials } from "@/components/session/initials";
import { EVEN_GRID, EVEN_PICTURE, evenCell, evenSizes } from "@/components/ui/even-rows";
import { isOnFirstScreen } from "@/components/ui/first-screen";
import { PictureImage } from "@/components/ui/picture-image";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import { SiteLink } from "@/components/ui/site-link";
import { TitleAlone } from "@/components/ui/title-alone";
import type { ConfOf } from "@/lib/contract/component";
import type { Element } from "@/lib/contract/element";
import type { BlockContext } from "@/lib/site/block-context";
import { readElements } from "@/lib/site/content";
import { StepsByPicture } from "./steps-by-picture";

export async function ElementListBlock(props: { conf: ConfOf<"ELEMENT_LIST"> } & BlockContext) {
  const { conf, slug, locale, isFirst } = props;
  if (conf.display === "DATES") return <EventList {...props} />;
  const { items } = await readElements(conf.route, locale, conf.nbItem);
  if (items.length === 0) return <TitleAlone {...props} />;
  if (conf.display === "STEPS" && conf.image) {
    return <StepsByPicture {...props} conf={{ ...conf, image: conf.image }} items={items} />;
  }
  const Item = DISPLAYS[conf.display];
  const List = conf.display === "STEPS" ? "ol" : "ul";
  return (
    <Section labelledBy={`${slug}-title`}>
      <SectionHeading {...conf} id={`${slug}-title`} isFirst={isFirst} />
      <List className={GRIDS[conf.display]}>
        {items.map((item, index) => (
          <Item
            key={item.id}
            item={item}
            number={index + 1}
            cell={evenCell(index, items.length)}
            heading={isFirst ? "h2" : "h3"}
          />
        ))}
      </List>
    </Section>
  );
}

type ItemProps = {
  item: Element;
  number: number;
  cell: ReturnType<typeof evenCell>;
  heading: "h2" | "h3";
};

const GRIDS = {
  CARDS: `grid gap-8 ${EVEN_GRID}`,
  LOGOS: "flex flex-wrap items-center gap-x-12 gap-y-8",
  STEPS: "grid gap-10 sm:grid-cols-2 lg:grid-cols-4",
  LINKS: "grid gap-3 sm:grid-cols-2",
  PEOPLE: "grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3",
} as const;

const DISPLAYS = {
  CARDS: Card,
  LOGOS: Logo,
  STEPS: Step,
  LINKS: TextLink,
  PEOPLE: Person,
} as const;

function Card({ item, number, heading, cell }: ItemProps) {
  return (
    <li className={`border-line border-t pt-6 ${cell.className}`}>
      {item.image && (
        <PictureImage
          picture={item.image}
          sizes={evenSizes(cell.isWide)}
          isFirst={isOnFirstScreen(heading === "h2", number - 1)}
          className={`${EVEN_PICTURE} mb-5 w-full rounded-card object-cover`}
        />
      )}
      <ItemText item={item} heading={heading} />
    </li>
  );
}

function Step({ item, number, heading }: ItemProps) {
  return (
    <li className="border-line border-t pt-6">
      <p aria-hidden="true" className="figures mb-4 text-accent text-title">
        {number}
      </p>
      <ItemText item={item} heading={heading} />
    </li>
  );
}

function Person({ item, heading }: ItemProps) {
  const [firstname = "", ...rest] = item.title.split(/\s+/);
  return (
    <li className="flex gap-4 sm:gap-5">
      {item.image ? (
        <PictureImage
          picture={{ ...item.image, alt: "" }}
          sizes="5rem"
          className="size-14 shrink-0 sm:size-20 rounded-full object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-14 shrink-0 sm:size-20 place-items-center rounded-full border border-accent/60 font-title text-accent text-lead sm:text-subtitle"
        >
          {initials({ firstname, lastname: rest.join(" ") })}
        </span>
      )}
      <div className="max-sm:text-small">
        <ItemText item={item} heading={heading} />
      </div>
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
