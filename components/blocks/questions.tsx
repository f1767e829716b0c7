import { RichText } from "@/components/content/html/rich-text";
import { FoldMark } from "@/components/ui/fold-mark";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import type { ConfOf } from "@/lib/contract/component";
import type { BlockContext } from "@/lib/site/block-context";

/** Questions that open on their answers, without any script. */
export function Questions({ conf, slug, isFirst }: { conf: ConfOf<"QUESTIONS"> } & BlockContext) {
  return (
    <Section labelledBy={`${slug}-title`} room="close">
      <div className="grid gap-x-20 lg:grid-cols-[5fr_7fr]">
        <SectionHeading {...conf} id={`${slug}-title`} isFirst={isFirst} />
        <div className="border-line border-t">
          {conf.items.map(({ question, answer }) => (
            <details key={question} className="group border-line border-b">
              <summary className="flex list-none items-baseline justify-between gap-6 py-5 font-medium text-heading hover:text-accent [&::-webkit-details-marker]:hidden">
                <span>{question}</span>
                <FoldMark />
              </summary>
              <RichText html={answer} className="max-w-2xl pb-7 text-muted" />
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
