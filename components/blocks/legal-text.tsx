import { PROSE_ELEMENTS } from "@/components/content/html/rich-text";
import { TextContents } from "@/components/content/html/text-contents";
import { policyParts } from "@/components/legal/policy-parts";
import { Section } from "@/components/ui/section";
import { TitleAlone } from "@/components/ui/title-alone";
import type { ConfOf } from "@/lib/contract/component";
import { renderHeadedHtml } from "@/lib/html/render-html";
import { fillMarkers } from "@/lib/rules/consent/policy-markers";
import { fillPlaceholders } from "@/lib/rules/text/placeholders";
import type { BlockContext } from "@/lib/site/block-context";
import { bootstrap } from "@/lib/site/bootstrap";

/** Number of headings from which a text gets a table of contents. */
const LEAST_HEADINGS = 4;

/** Legal text of the site's parameters, the company's values in its placeholders (§3). */
export async function LegalText(props: { conf: ConfOf<"LEGAL_TEXT"> } & BlockContext) {
  const { conf, locale, pageTitle, isFirst } = props;
  const Title = isFirst ? "h1" : "h2";
  const { parameters } = await bootstrap(locale);
  const text = parameters[conf.parameter];
  if (!text) return <TitleAlone {...props} />;
  const values = Object.fromEntries(
    Object.entries(parameters).map(([key, value]) => [key, value === null ? null : String(value)]),
  );
  const { content, headings } = renderHeadedHtml(
    fillPlaceholders(fillMarkers(text, await policyParts(parameters)), values).text,
    PROSE_ELEMENTS,
  );
  const hasContents = headings.length >= LEAST_HEADINGS;
  return (
    <Section room="close">
      <Title className="mb-8 text-title">{pageTitle}</Title>
      <div className={hasContents ? "gap-x-16 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]" : ""}>
        {hasContents && <TextContents headings={headings} />}
        <div className="prose max-w-3xl *:first:mt-0">{content}</div>
      </div>
    </Section>
  );
}
