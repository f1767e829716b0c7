import { Section } from "./section";

/** Stand-in for a block with nothing to show: as the first of its page, the page's title. */
export function TitleAlone({ isFirst, pageTitle }: { isFirst: boolean; pageTitle: string }) {
  if (!isFirst) return null;
  return (
    <Section room="close">
      <h1 className="text-title">{pageTitle}</h1>
    </Section>
  );
}
