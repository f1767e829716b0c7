import { getTranslations } from "next-intl/server";
import { listPagePath } from "@/lib/rules/content/list-page";
import { ButtonLink } from "./button-link";

/** Links to the pages before and after this one of a list; nothing when there is but one. */
export async function ListPages(props: {
  /** Path of the list, without its locale prefix. */
  path: string;
  number: number;
  last: number;
}) {
  const { path, number, last } = props;
  if (last <= 1) return null;
  const t = await getTranslations("content");
  return (
    <nav
      aria-label={t("pages")}
      className="mt-14 flex flex-wrap items-center justify-center gap-x-8 gap-y-4"
    >
      {number > 1 && (
        <ButtonLink href={listPagePath(path, number - 1)} look="outline">
          {t("previousPage")}
        </ButtonLink>
      )}
      <p className="text-muted text-small tabular-nums">{t("position", { page: number, last })}</p>
      {number < last && (
        <ButtonLink href={listPagePath(path, number + 1)} look="outline">
          {t("nextPage")}
        </ButtonLink>
      )}
    </nav>
  );
}
