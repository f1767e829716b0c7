import { z } from "zod";
import { addressListSchema, addressSchema, addressTypeSchema } from "@/lib/contract/address";
import { registrationSchema } from "@/lib/contract/auth";
import { fareListSchema } from "@/lib/contract/booking";
import { bookingPageSchema } from "@/lib/contract/booking-page";
import { staffPageSchema } from "@/lib/contract/booking-staff";
import { componentConfSchema } from "@/lib/contract/component";
import { elementListSchema } from "@/lib/contract/element";
import { externalAppConfigSchema } from "@/lib/contract/external-app";
import { countrySchema } from "@/lib/contract/geography";
import { memberBookingsSchema, memberDocumentsSchema } from "@/lib/contract/member-booking";
import { newsListSchema } from "@/lib/contract/news";
import {
  newsletterListsSchema,
  newsletterSubscriptionSchema,
  subscriberSchema,
} from "@/lib/contract/newsletter";
import { memberOrdersSchema, orderPageSchema } from "@/lib/contract/order-page";
import { orderStaffPageSchema } from "@/lib/contract/order-staff";
import {
  addressesSchema,
  pageDetailSchema,
  pageMenuSchema,
  pagePlaceSchema,
  pageTreesSchema,
} from "@/lib/contract/page";
import { parameterSchema } from "@/lib/contract/parameter";
import { paymentPageSchema, stripePublicKeySchema } from "@/lib/contract/payment";
import {
  awardListSchema,
  mealIconListSchema,
  productFiltersSchema,
  productListSchema,
  productSchema,
  recommendedProductsSchema,
} from "@/lib/contract/product";
import { awaitedRestockSchema } from "@/lib/contract/restock";
import { serviceListSchema } from "@/lib/contract/service";
import { shippingOptionsSchema } from "@/lib/contract/shipping";
import { siteInfoSchema, visitSchema } from "@/lib/contract/site";
import { userSchema, userSessionsSchema } from "@/lib/contract/user";
import { variationListSchema } from "@/lib/contract/variation";

/**
 * What the calls answer that pages are made from, by method and path; `*` stands for one part of a
 * path. The first that fits counts.
 */
const SCHEMAS: Record<string, z.ZodType> = {
  "GET /parameter": z.array(parameterSchema),
  "GET /site/info": siteInfoSchema,
  "GET /site/visit/*": visitSchema,
  "GET /news": newsListSchema,
  "GET /admin/address/type": z.array(addressTypeSchema),
  "GET /company/address": addressListSchema,
  "GET /variation": variationListSchema,
  "GET /external-app/*/config/public": externalAppConfigSchema,
  "GET /element/*": elementListSchema,
  "GET /page": pageTreesSchema,
  "GET /page/menu": pageMenuSchema,
  "GET /page/at": pagePlaceSchema,
  "GET /page/address": addressesSchema,
  "GET /page/*": pageDetailSchema,
  "GET /component/conf/*": componentConfSchema,
  "GET /service": serviceListSchema,
  "GET /fare": fareListSchema,
  "GET /product": productListSchema,
  "GET /product/filter": productFiltersSchema,
  "GET /product/address": addressesSchema,
  "GET /product/*": productSchema,
  "GET /award": awardListSchema,
  "GET /v2/product/recommended/*": recommendedProductsSchema,
  "GET /parameter/product/meal-icon": mealIconListSchema,
  "GET /user": userSchema.nullable(),
  "GET /user/booking": memberBookingsSchema,
  "GET /user/order": memberOrdersSchema,
  "GET /user/paper": memberDocumentsSchema,
  "GET /user/address": z.object({ addresses: z.array(addressSchema) }),
  "GET /user/session": userSessionsSchema,
  "GET /user/newsletter/lists": newsletterListsSchema,
  "GET /user/newsletter/subscription": newsletterSubscriptionSchema,
  "GET /register/*": registrationSchema,
  "GET /newsletter/*": subscriberSchema,
  "GET /restock/*": awaitedRestockSchema,
  "GET /booking/*": bookingPageSchema,
  "GET /booking/*/company": staffPageSchema,
  "GET /order/*": orderPageSchema,
  "GET /order/*/company": orderStaffPageSchema,
  "GET /payment/*": paymentPageSchema,
  "POST /payment/*/refresh": paymentPageSchema,
  "GET /custom-stripe/public-key": stripePublicKeySchema,
  "GET /countries": z.array(countrySchema),
  "GET /shipping/options": shippingOptionsSchema,
};

const PATTERNS = Object.entries(SCHEMAS).map(
  ([call, schema]) => [new RegExp(`^${call.replaceAll("*", "[^/]+")}$`), schema] as const,
);

/** What the answer of a call must be; undefined for a call that no page is made from. */
export const answerSchema = (method: string, path: string): z.ZodType | undefined =>
  PATTERNS.find(([pattern]) => pattern.test(`${method} ${path}`))?.[1];
