import { PageLink } from "@/components/ui/page-link";
import type { Service } from "@/lib/contract/service";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { cropText } from "@/lib/rules/text/text-crop";

/** Service that is reserved for members, in short; it leads to its own page. */
export function ReservedCard(props: {
  service: Pick<Service, "title" | "summary" | "url">;
  locale: Locale;
  heading: "h3" | "h4";
  /** Most characters of its summary; -1 for all of it (§9). */
  visible?: number;
  className?: string;
}) {
  const { locale, visible } = props;
  const { title, summary, url } = props.service;
  const Title = props.heading;
  return (
    <li className={`group relative border border-line p-6 ${props.className ?? ""}`}>
      <Title className="text-lead">
        <PageLink
          href={localisedPath(url, locale)}
          className="after:absolute after:inset-0 group-hover:text-accent"
        >
          {title}
        </PageLink>
      </Title>
      <p className="mt-2 text-muted text-small">
        {cropText(summary, { mark: "…", ...(visible !== undefined && { visible }) })}
      </p>
    </li>
  );
}
