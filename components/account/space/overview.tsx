import { getLocale, getTranslations } from "next-intl/server";
import { ReservedCard } from "@/components/booking/reserved/reserved-card";
import { orderTurn } from "@/components/shop/order/order-turn";
import { AccountSection } from "@/components/ui/account-section";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { MemberBooking } from "@/lib/contract/member-booking";
import type { MemberOrder } from "@/lib/contract/order-page";
import type { Service } from "@/lib/contract/service";
import type { SiteFeature } from "@/lib/contract/site";
import type { Locale } from "@/lib/rules/text/locale-code";
import { BookingCard } from "./booking-card";
import { OrderCard } from "./order-card";

export async function Overview(props: {
  /** Next ride that is not to be paid first. */
  next: MemberBooking | undefined;
  /** Latest ride, where none is to come. */
  last: MemberBooking | undefined;
  due: MemberBooking[];
  services: Service[];
  features: SiteFeature[];
  /** Path of the booking form, without its locale prefix; undefined on a site without one. */
  formPath: string | undefined;
  /** Path of the shop, without its locale prefix; undefined on a site without one. */
  shopPath: string | undefined;
  /** Orders of the shop that are not over, the latest first; else the last that was. */
  orders: MemberOrder[];
}) {
  const { next, last, due, services, features, formPath, shopPath, orders } = props;
  const [t, ofOrders, locale] = await Promise.all([
    getTranslations("account.overview"),
    getTranslations("account.orders"),
    getLocale() as Promise<Locale>,
  ]);
  return (
    <>
      {due.length > 0 && (
        <AccountSection id="due" title={t("due", { count: due.length })} text={t("dueText")}>
          <div className="space-y-5">
            {due.map((booking) => (
              <BookingCard key={booking.reference} booking={booking} level="h3" />
            ))}
          </div>
        </AccountSection>
      )}
      {next && (
        <AccountSection id="next" title={t("next")}>
          <BookingCard booking={next} level="h3" />
          {formPath && (
            <p className="mt-7">
              <ButtonLink href={formPath} look="outline">
                {t("bookAnother")}
              </ButtonLink>
            </p>
          )}
        </AccountSection>
      )}
      {features.includes("RIDES") && !next && due.length === 0 && (
        <EmptyState title={t("noneTitle")} text={t("noneText")}>
          {formPath && <ButtonLink href={formPath}>{t("book")}</ButtonLink>}
        </EmptyState>
      )}
      {!features.includes("RIDES") && orders.length === 0 && (
        <EmptyState title={ofOrders("noneTitle")} text={ofOrders("noneText")}>
          {shopPath && <ButtonLink href={shopPath}>{ofOrders("toShop")}</ButtonLink>}
        </EmptyState>
      )}
      {last && (
        <AccountSection id="last" title={t("last")}>
          <BookingCard booking={last} level="h3" />
        </AccountSection>
      )}
      {orders.length > 0 && (
        <AccountSection
          id="orders"
          title={t(orders.some((order) => orderTurn(order) !== "over") ? "orders" : "lastOrder")}
        >
          <div className="space-y-5">
            {orders.map((order) => (
              <OrderCard key={order.reference} order={order} level="h3" />
            ))}
          </div>
        </AccountSection>
      )}
      {services.length > 0 && (
        <AccountSection id="services" title={t("services")} text={t("servicesText")}>
          <ul className="grid gap-5 sm:grid-cols-2">
            {services.map((service) => (
              <ReservedCard
                key={service.id}
                service={service}
                locale={locale}
                heading="h3"
                visible={-1}
              />
            ))}
          </ul>
        </AccountSection>
      )}
    </>
  );
}
