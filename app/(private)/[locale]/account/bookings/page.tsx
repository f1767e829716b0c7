import { getLocale, getTranslations } from "next-intl/server";
import { AccountShell } from "@/components/account/space/account-shell";
import { BookingCard } from "@/components/account/space/booking-card";
import { BookingTabs } from "@/components/account/space/booking-tabs";
import { PageLinks, pageNumber } from "@/components/account/space/page-links";
import { ButtonLink } from "@/components/ui/button-link";
import { ClientWords } from "@/components/ui/client-words";
import { EmptyState } from "@/components/ui/empty-state";
import { visitorCall } from "@/lib/api/visitor-call";
import type { Locale } from "@/lib/rules/text/locale-code";
import { requireMember } from "@/lib/site/member";
import { pathOfRole } from "@/lib/site/page-of-role";

export const instant = false;

interface Props {
  searchParams: Promise<{ when?: string | string[]; page?: string | string[] }>;
}

export default async function BookingsPage({ searchParams }: Props) {
  const params = await searchParams;
  const when = params.when === "past" ? "past" : "upcoming";
  const page = pageNumber(params.page);
  const query = queryOf(when, page);
  const [t, locale] = await Promise.all([
    getTranslations("account.bookings"),
    getLocale() as Promise<Locale>,
  ]);
  await requireMember(locale, `/account/bookings${query}`);
  const [{ bookings, total }, formPath] = await Promise.all([
    (await visitorCall(locale))("GET /user/booking", { query: { when, page } }),
    pathOfRole("BOOKING_FORM", locale),
  ]);
  return (
    <AccountShell part="bookings" query={query}>
      <BookingTabs current={when} />
      {bookings.length === 0 && (
        <EmptyState title={t(`none.${when}.title`)} text={t(`none.${when}.text`)}>
          {when === "upcoming" && formPath && <ButtonLink href={formPath}>{t("book")}</ButtonLink>}
        </EmptyState>
      )}
      <ClientWords of={["ride", "booking"]}>
        <div className="space-y-5">
          {bookings.map((booking) => (
            <BookingCard key={booking.reference} booking={booking} />
          ))}
        </div>
      </ClientWords>
      <PageLinks
        page={page}
        total={total}
        href={(other) => `/account/bookings${queryOf(when, other)}`}
      />
    </AccountShell>
  );
}

function queryOf(when: "upcoming" | "past", page: number): string {
  const query = new URLSearchParams({
    ...(when === "past" ? { when } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size > 0 ? `?${query}` : "";
}
