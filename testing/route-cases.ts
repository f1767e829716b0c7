import { alertCases } from "./route-cases/alert-cases";
import { authCases } from "./route-cases/auth-cases";
import { bookingCases } from "./route-cases/booking-cases";
import { cartCases } from "./route-cases/cart-cases";
import { closingCases } from "./route-cases/closing-cases";
import { contentCases } from "./route-cases/content-cases";
import { deadLetterCases } from "./route-cases/dead-letter-cases";
import { deskCases } from "./route-cases/desk-cases";
import { eventCases } from "./route-cases/event-cases";
import { formCases } from "./route-cases/form-cases";
import { geographyCases } from "./route-cases/geography-cases";
import type { GetCase } from "./route-cases/get-case";
import { logoCases } from "./route-cases/logo-cases";
import { mailCases } from "./route-cases/mail-cases";
import { mediumCases } from "./route-cases/medium-cases";
import { messageAnswerCases } from "./route-cases/message-answer-cases";
import { moneyCases } from "./route-cases/money-cases";
import { newSiteCases } from "./route-cases/new-site-cases";
import { newsletterCases } from "./route-cases/newsletter-cases";
import { offerCases } from "./route-cases/offer-cases";
import { orderCases } from "./route-cases/order-cases";
import { orderingCases } from "./route-cases/ordering-cases";
import { outboxCases } from "./route-cases/outbox-cases";
import { parameterCases } from "./route-cases/parameter-cases";
import { paymentCases } from "./route-cases/payment-cases";
import { peopleCases } from "./route-cases/people-cases";
import { productCases } from "./route-cases/product-cases";
import { resourceCases } from "./route-cases/resource-cases";
import { restockCases } from "./route-cases/restock-cases";
import { reviewCases } from "./route-cases/review-cases";
import { rideCases } from "./route-cases/ride-cases";
import { rideDeskCases } from "./route-cases/ride-desk-cases";
import type { MakeCase } from "./route-cases/route-case";
import { shippingCases } from "./route-cases/shipping-cases";
import { siteCases } from "./route-cases/site-cases";
import { staffCases } from "./route-cases/staff-cases";
import { stockCases } from "./route-cases/stock-cases";
import { translationCases } from "./route-cases/translation-cases";
import { userCases } from "./route-cases/user-cases";
import { visitSite } from "./route-cases/visited-site";
import type { TestPlatform } from "./test-platform";

// A new route needs its cases in one of these.
const routerCases = [
  siteCases,
  contentCases,
  eventCases,
  productCases,
  cartCases,
  restockCases,
  shippingCases,
  geographyCases,
  rideCases,
  bookingCases,
  orderCases,
  orderingCases,
  paymentCases,
  deadLetterCases,
  outboxCases,
  messageAnswerCases,
  formCases,
  alertCases,
  resourceCases,
  offerCases,
  deskCases,
  peopleCases,
  stockCases,
  translationCases,
  parameterCases,
  mailCases,
  newSiteCases,
  closingCases,
  logoCases,
  mediumCases,
  rideDeskCases,
  moneyCases,
  staffCases,
  authCases,
  userCases,
  newsletterCases,
  // Last, as others look at the booking that was made last.
  reviewCases,
];

/** Calls of each route of the contract, by method and path. */
export const routeCases: Record<string, MakeCase> = joined(routerCases.map(({ routes }) => routes));

/** Builds calls for each GET route, by its path, that site `idSite` answers with its data. */
export async function getCases(
  platform: TestPlatform,
  idSite: number,
): Promise<Record<string, GetCase[]>> {
  const site = await visitSite(platform, idSite);
  const gets: Record<string, GetCase[]>[] = [];
  // In turn, as some are answered by mail, and the last mail is the one that is read.
  for (const { gets: getsOf } of routerCases) gets.push(await getsOf(site));
  return joined(gets);
}

/** @throws Error where a route has its cases twice */
function joined<T>(parts: Record<string, T>[]): Record<string, T> {
  const all: Record<string, T> = {};
  for (const [name, cases] of parts.flatMap((part) => Object.entries(part))) {
    if (name in all) throw new Error(`${name} has its cases twice`);
    all[name] = cases;
  }
  return all;
}
