import { getLocale, getTranslations } from "next-intl/server";
import { AccountShell } from "@/components/account/space/account-shell";
import { OrderCard } from "@/components/account/space/order-card";
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
  searchParams: Promise<{ page?: string | string[] }>;
}

export default async function OrdersPage({ searchParams }: Props) {
  const page = pageNumber((await searchParams).page);
  const pathOf = (other: number) => `/account/orders${other > 1 ? `?page=${other}` : ""}`;
  const [t, locale] = await Promise.all([
    getTranslations("account.orders"),
    getLocale() as Promise<Locale>,
  ]);
  await requireMember(locale, pathOf(page));
  const [{ orders, total }, shopPath] = await Promise.all([
    (await visitorCall(locale))("GET /user/order", { query: { page } }),
    pathOfRole("SHOP", locale),
  ]);
  return (
    <AccountShell part="orders" query={page > 1 ? `?page=${page}` : ""}>
      {orders.length === 0 && (
        <EmptyState title={t("noneTitle")} text={t("noneText")}>
          <ButtonLink href={shopPath ?? "/"}>{t("toShop")}</ButtonLink>
        </EmptyState>
      )}
      <ClientWords of={["ride", "order"]}>
        <div className="space-y-5">
          {orders.map((order) => (
            <OrderCard key={order.reference} order={order} />
          ))}
        </div>
      </ClientWords>
      <PageLinks page={page} total={total} href={pathOf} />
    </AccountShell>
  );
}
