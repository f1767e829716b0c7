import { notFound } from "next/navigation";
import { connection } from "next/server";
import { getLocale, getTranslations } from "next-intl/server";
import { PrivateShell } from "@/components/layout/private-shell";
import { SearchView } from "@/components/search/search-view";
import { ClientWords } from "@/components/ui/client-words";
import { visitorCall } from "@/lib/api/visitor-call";
import { SEARCHED_LENGTH } from "@/lib/rules/search/search-limits";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { foundKinds } from "@/lib/site/found-kinds";

export const instant = false;

interface Props {
  searchParams: Promise<{ q?: string | string[]; page?: string | string[] }>;
}

/** Results of a search; rendered per visitor, as a search is nobody else's business. */
export default async function SearchPage({ searchParams }: Props) {
  // Begun at build, where there is no provider, the site would be one without a search.
  await connection();
  const locale = (await getLocale()) as Locale;
  const [t, kinds, { parameters }, asked] = await Promise.all([
    getTranslations("search"),
    getTranslations("search.kinds"),
    bootstrap(locale),
    searchParams,
  ]);
  if (!parameters.SHOW_SEARCHBAR) notFound();
  const q = [asked.q ?? ""].flat()[0]?.slice(0, SEARCHED_LENGTH).trim() ?? "";
  const page = /^[1-9]\d{0,2}$/.test(String(asked.page)) ? Number(asked.page) : 1;
  const call = await visitorCall(locale);
  const answer = q ? await call("GET /search", { query: { q, page } }) : null;
  const query = q ? `?${new URLSearchParams({ q })}` : "";
  return (
    <PrivateShell path={`/search${query}`}>
      <title>{t("title")}</title>
      <div className="container-page min-h-svh py-12 md:py-20">
        <h1 className="mb-8 text-title">{t("title")}</h1>
        <ClientWords of={["search"]}>
          <SearchView first={{ q, answer }} kinds={foundKinds(kinds, locale)} />
        </ClientWords>
      </div>
    </PrivateShell>
  );
}
