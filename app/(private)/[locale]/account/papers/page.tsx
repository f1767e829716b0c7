import { getLocale, getTranslations } from "next-intl/server";
import { AccountShell } from "@/components/account/space/account-shell";
import { DocumentList } from "@/components/account/space/document-list";
import { PageLinks, pageNumber } from "@/components/account/space/page-links";
import { EmptyState } from "@/components/ui/empty-state";
import { getMemberDocuments } from "@/lib/api/user";
import { visitorCall } from "@/lib/api/visitor-call";
import type { Locale } from "@/lib/rules/text/locale-code";
import { requireMember } from "@/lib/site/member";

export const instant = false;

interface Props {
  searchParams: Promise<{ page?: string | string[] }>;
}

/** The member's quotes, invoices and credit notes. */
export default async function PapersPage({ searchParams }: Props) {
  const page = pageNumber((await searchParams).page);
  const query = page > 1 ? `?page=${page}` : "";
  const [t, locale] = await Promise.all([
    getTranslations("account.papers"),
    getLocale() as Promise<Locale>,
  ]);
  await requireMember(locale, `/account/papers${query}`);
  const { papers, total } = await getMemberDocuments(await visitorCall(locale), page);
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
