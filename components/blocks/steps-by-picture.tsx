import { RichText } from "@/components/content/html/rich-text";
import { PictureImage } from "@/components/ui/picture-image";
import { SectionHeading } from "@/components/ui/section-heading";
import type { ConfOf } from "@/lib/contract/component";
import type { Element } from "@/lib/contract/element";
import type { Picture } from "@/lib/contract/image";
import type { BlockContext } from "@/lib/site/block-context";

/** Steps in a column, each with its time, beside a picture that reaches the edge of the window. */
export function StepsByPicture(
  props: {
    conf: ConfOf<"ELEMENT_LIST"> & { image: Picture };
    items: Element[];
  } & BlockContext,
) {
  const { conf, items, slug, isFirst } = props;
  const StepTitle = isFirst ? "h2" : "h3";
  return (
    <section aria-labelledby={`${slug}-title`} className="relative isolate overflow-hidden">
      <div className="-z-10 relative h-56 sm:absolute sm:inset-y-0 sm:right-0 sm:h-auto sm:w-1/2">
        <PictureImage
          picture={{ ...conf.image, alt: "" }}
          sizes="(min-width: 768px) 52vw, 100vw"
          className="size-full object-cover"
          isFirst={isFirst}
        />
        <div className="absolute inset-0 bg-linear-to-t from-background to-60% to-transparent sm:bg-linear-to-r" />
      </div>
      <div className="container-page max-sm:pb-(--band-close) sm:band-wide">
        <div className="max-sm:-mt-10 sm:w-1/2">
          <SectionHeading {...conf} id={`${slug}-title`} isFirst={isFirst} />
          <ol>
            {items.map((item) => (
              <li
                key={item.id}
                className="grid gap-x-6 border-line border-t py-4 lg:grid-cols-[9rem_1fr]"
              >
                <p className="figures text-accent text-small lg:pt-1">{item.subtitle}</p>
                <div>
                  <StepTitle className="text-heading text-lead">{item.title}</StepTitle>
                  {item.content && <RichText html={item.content} className="mt-1 text-muted" />}
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
