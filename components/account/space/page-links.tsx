import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/ui/site-link";

/** Default page size of a listing (§9). */
const PAGE_SIZE = 10;

const LINK = "inline-flex min-h-11 items-center text-accent underline underline-offset-4";

/** Reads the number of a page from an address; 1 where it is none. */
export function pageNumber(param: string | string[] | undefined): number {
  const number = Number(param);
  return Number.isInteger(number) && number > 0 && number < 100_000 ? number : 1;
}

/** Links to the pages before and after this one of a list; nothing when there is but one. */
export async function PageLinks(props: {
  page: number;
  total: number;
  href: (page: number) => string;
}) {
  const { page, total, href } = props;
  const t = await getTranslations("account.pages");
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (last === 1 && page === 1) return null;
  return (
    <nav aria-label={t("label")} className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-2">
      {page > 1 && (
        <SiteLink href={href(Math.min(page - 1, last))} className={LINK}>
          {t("previous")}
        </SiteLink>
      )}
      <p className="text-muted text-small">{t("position", { page, last })}</p>
      {page < last && (
        <SiteLink href={href(page + 1)} className={LINK}>
          {t("next")}
        </SiteLink>
      )}
    </nav>
  );
}
