import { SlideGrid } from "@/components/media/slide-grid";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import type { ConfOf } from "@/lib/contract/component";
import { hasForeignScheme } from "@/lib/rules/text/link-address";
import type { BlockContext } from "@/lib/site/block-context";

export function Gallery({ conf, slug, isFirst }: { conf: ConfOf<"GALLERY"> } & BlockContext) {
  // Stored before addresses were checked, or by another hand.
  const slides = conf.items.map((item) =>
    item.video && hasForeignScheme(item.video) ? { ...item, video: null } : item,
  );
  return (
    <Section labelledBy={`${slug}-title`} room="close">
      <SectionHeading {...conf} id={`${slug}-title`} isFirst={isFirst} />
      <SlideGrid slides={slides} isFirst={isFirst} />
    </Section>
  );
}
