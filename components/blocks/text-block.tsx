import { RichText } from "@/components/content/html/rich-text";
import { Section } from "@/components/ui/section";
import type { ConfOf } from "@/lib/contract/component";
import type { BlockContext } from "@/lib/site/block-context";

/** Text, its title beside it on a wide window; a first block without a title has the page's. */
export function TextBlock(props: { conf: ConfOf<"TEXT"> } & BlockContext) {
  const { conf, slug, isFirst, pageTitle } = props;
  const Title = isFirst ? "h1" : "h2";
  const title = conf.title || (isFirst ? pageTitle : null);
  const isTitled = Boolean(title || conf.kicker);
  return (
    <Section room="close" {...(title ? { labelledBy: `${slug}-title` } : {})}>
      <div className={isTitled ? "grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16" : "max-w-3xl"}>
        {isTitled && (
          <header>
            {conf.kicker && <p className="kicker mb-4">{conf.kicker}</p>}
            {title && (
              <Title id={`${slug}-title`} className="text-title">
                {title}
              </Title>
            )}
          </header>
        )}
        <RichText html={conf.text} />
      </div>
    </Section>
  );
}
