import { RichText } from "@/components/content/html/rich-text";
import { Section } from "@/components/ui/section";
import type { ConfOf } from "@/lib/contract/component";
import type { BlockContext } from "@/lib/site/block-context";

/** A text, its title beside it on a wide window. */
export function TextBlock({ conf, slug, isFirst }: { conf: ConfOf<"TEXT"> } & BlockContext) {
  const Title = isFirst ? "h1" : "h2";
  const isTitled = Boolean(conf.title || conf.kicker);
  return (
    <Section {...(conf.title ? { labelledBy: `${slug}-title` } : {})}>
      <div className={isTitled ? "grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16" : "max-w-3xl"}>
        {isTitled && (
          <header>
            {conf.kicker && <p className="kicker mb-4">{conf.kicker}</p>}
            {conf.title && (
              <Title id={`${slug}-title`} className="text-title">
                {conf.title}
              </Title>
            )}
          </header>
        )}
        <RichText html={conf.text} />
      </div>
    </Section>
  );
}
