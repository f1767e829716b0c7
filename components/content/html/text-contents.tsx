import { getTranslations } from "next-intl/server";
import { FoldMark } from "@/components/ui/fold-mark";
import type { Heading } from "@/lib/html/mark-headings";

/** Table of contents of a long text: folded above it, or beside it in a wide window. */
export async function TextContents({ headings }: { headings: Heading[] }) {
  const t = await getTranslations("blocks");
  return (
    <nav
      aria-label={t("contents")}
      className="mb-8 border-line border-y text-small lg:sticky lg:top-28 lg:max-h-[calc(100dvh-9rem)] lg:self-start lg:overflow-y-auto lg:border-y-0 lg:border-l"
    >
      <details className="group lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-6 font-medium text-heading [&::-webkit-details-marker]:hidden">
          <span>{t("contents")}</span>
          <FoldMark />
        </summary>
        <Headings headings={headings} className="pb-4" />
      </details>
      <Headings headings={headings} className="pl-5 max-lg:hidden" />
    </nav>
  );
}

function Headings({ headings, className }: { headings: Heading[]; className: string }) {
  return (
    <ol className={className}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block py-1.5 text-muted underline-offset-4 hover:text-accent hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
