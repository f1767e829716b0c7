import { RichText } from "@/components/content/html/rich-text";
import { Section } from "@/components/ui/section";
import { TitleAlone } from "@/components/ui/title-alone";
import type { ConfOf } from "@/lib/contract/component";
import { fillPlaceholders } from "@/lib/rules/text/placeholders";
import type { BlockContext } from "@/lib/site/block-context";
import { bootstrap } from "@/lib/site/bootstrap";

/** A legal text of the site's parameters, the company's values in its placeholders (§3). */
export async function LegalText(props: { conf: ConfOf<"LEGAL_TEXT"> } & BlockContext) {
  const { conf, locale, pageTitle, isFirst } = props;
  const Title = isFirst ? "h1" : "h2";
  const { parameters } = await bootstrap(locale);
  const text = parameters[conf.parameter];
  if (!text) return <TitleAlone {...props} />;
  const values = Object.fromEntries(
    Object.entries(parameters).map(([key, value]) => [key, value === null ? null : String(value)]),
  );
  return (
    <Section>
      <Title className="mb-10 text-title">{pageTitle}</Title>
      <RichText html={fillPlaceholders(text, values).text} className="max-w-3xl" />
    </Section>
  );
}
