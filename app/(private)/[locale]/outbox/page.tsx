import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { AccountShell } from "@/components/account/space/account-shell";
import { PageLinks, pageNumber } from "@/components/account/space/page-links";
import { LetterList } from "@/components/outbox/letter-list";
import { EmptyState } from "@/components/ui/empty-state";
import { visitorCall } from "@/lib/api/visitor-call";
import { hasPermission } from "@/lib/contract/permission";
import type { Locale } from "@/lib/rules/text/locale-code";
import { requireMember } from "@/lib/site/member";

export const instant = false;

interface Props {
  searchParams: Promise<{ page?: string | string[] }>;
}

/** Letters that the site has written to people, for the staff. */
export default async function OutboxPage({ searchParams }: Props) {
  const page = pageNumber((await searchParams).page);
  const query = queryOf(page);
  const [t, locale] = await Promise.all([
    getTranslations("outbox"),
    getLocale() as Promise<Locale>,
  ]);
  const { role } = await requireMember(locale, `/outbox${query}`);
  if (!hasPermission(role, "letter:read")) notFound();
  const call = await visitorCall(locale);
  const { letters, total, isDelivered } = await call("GET /admin/outbox", { query: { page } });
  return (
    <AccountShell
      part="outbox"
      query={query}
      lead={t(isDelivered.MAIL ? "lead.delivered" : "lead.kept")}
    >
      {letters.length === 0 ? (
        <EmptyState title={t("none.title")} text={t("none.text")} />
      ) : (
        <LetterList letters={letters} />
      )}
      <PageLinks page={page} total={total} href={(other) => `/outbox${queryOf(other)}`} />
    </AccountShell>
  );
}

const queryOf = (page: number): string => (page > 1 ? `?page=${page}` : "");
