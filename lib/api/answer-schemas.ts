import { z } from "zod";
import { address, addressList, addressType } from "@/lib/contract/address";
import { registration } from "@/lib/contract/auth";
import { fareList } from "@/lib/contract/booking";
import { companyPage } from "@/lib/contract/booking-company";
import { bookingPage } from "@/lib/contract/booking-page";
import { componentConf } from "@/lib/contract/component";
import { elementList } from "@/lib/contract/element";
import { externalAppConfig } from "@/lib/contract/external-app";
import { country } from "@/lib/contract/geography";
import { memberBookings, memberPapers } from "@/lib/contract/member-booking";
import { newsList } from "@/lib/contract/news";
import { newsletterLists, newsletterSubscription, subscriber } from "@/lib/contract/newsletter";
import { orderCompanyPage } from "@/lib/contract/order-company";
import { memberOrders, orderPage } from "@/lib/contract/order-page";
import { pageDetail, pageTrees } from "@/lib/contract/page";
import { parameter } from "@/lib/contract/parameter";
import { paymentPage, stripePublicKey } from "@/lib/contract/payment";
import {
  awardList,
  mealIconList,
  product,
  productFilters,
  productList,
  recommendedProducts,
} from "@/lib/contract/product";
import { serviceList } from "@/lib/contract/service";
import { shippingOptions } from "@/lib/contract/shipping";
import { siteInfo, visit } from "@/lib/contract/site";
import { user, userSessions } from "@/lib/contract/user";
import { variationList } from "@/lib/contract/variation";

/**
 * What the calls answer that pages are made from, by method and path; `*` stands for one part of a
 * path. The first that fits counts.
 */
const SCHEMAS: Record<string, z.ZodType> = {
  "GET /parameter": z.array(parameter),
  "GET /site/info": siteInfo,
  "GET /site/visit/*": visit,
  "GET /news": newsList,
  "GET /admin/address/type": z.array(addressType),
  "GET /company/address": addressList,
  "GET /variation": variationList,
  "GET /external-app/*/config/public": externalAppConfig,
  "GET /element/*": elementList,
  "GET /page": pageTrees,
  "GET /page/*": pageDetail,
  "GET /component/conf/*": componentConf,
  "GET /service": serviceList,
  "GET /fare": fareList,
  "GET /product": productList,
  "GET /product/filter": productFilters,
  "GET /product/*": product,
  "GET /award": awardList,
  "GET /v2/product/recommended/*": recommendedProducts,
  "GET /parameter/product/meal-icon": mealIconList,
  "GET /user": user.nullable(),
  "GET /user/booking": memberBookings,
  "GET /user/order": memberOrders,
  "GET /user/paper": memberPapers,
  "GET /user/address": z.object({ addresses: z.array(address) }),
  "GET /user/session": userSessions,
  "GET /user/newsletter/lists": newsletterLists,
  "GET /user/newsletter/subscription": newsletterSubscription,
  "GET /register/*": registration,
  "GET /newsletter/*": subscriber,
  "GET /booking/*": bookingPage,
  "GET /booking/*/company": companyPage,
  "GET /order/*": orderPage,
  "GET /order/*/company": orderCompanyPage,
  "GET /payment/*": paymentPage,
  "POST /payment/*/refresh": paymentPage,
  "GET /custom-stripe/public-key": stripePublicKey,
  "GET /countries": z.array(country),
  "GET /shipping/options": shippingOptions,
};

const PATTERNS = Object.entries(SCHEMAS).map(
  ([call, schema]) => [new RegExp(`^${call.replaceAll("*", "[^/]+")}$`), schema] as const,
);

/** What the answer of a call must be; undefined for a call that no page is made from. */
export const answerSchema = (method: string, path: string): z.ZodType | undefined =>
  PATTERNS.find(([pattern]) => pattern.test(`${method} ${path}`))?.[1];
