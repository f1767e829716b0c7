import { getLocale, getTranslations } from "next-intl/server";
import { AccountShell } from "@/components/account/space/account-shell";
import { DocumentList } from "@/components/account/space/document-list";
import { PageLinks, pageNumber } from "@/components/account/space/page-links";
import { EmptyState } from "@/components/ui/empty-state";
import { visitorCall } from "@/lib/api/visitor-call";
import type { Locale } from "@/lib/rules/text/locale-code";
import { requireMember } from "@/lib/site/member";

export const instant = false;

interface Props {
  searchParams: Promise<{ page?: string | string[] }>;
}

export default async function PapersPage({ searchParams }: Props) {
  const page = pageNumber((await searchParams).page);
  const query = page > 1 ? `?page=${page}` : "";
  const [t, locale] = await Promise.all([
    getTranslations("account.papers"),
    getLocale() as Promise<Locale>,
  ]);
  await requireMember(locale, `/account/papers${query}`);
  const call = await visitorCall(locale);
  const { papers, total } = await call("GET /user/paper", { query: { page } });
  return (
    <AccountShell part="papers" lead={t("lead")} query={query}>
      {papers.length > 0 ? (
        <DocumentList papers={papers} />
      ) : (
        <EmptyState title={t("noneTitle")} text={t("noneText")} />
      )}
      <PageLinks
        page={page}
        total={total}
        href={(other) => `/account/papers${other > 1 ? `?page=${other}` : ""}`}
      />
    </AccountShell>
  );
}
