import { aRideOf } from "@/testing/scene";
import { notFoundElsewhere, own } from "./get-case";
import { type MakeCase, NO_KEY, plain } from "./route-case";
import type { RouterCases } from "./router-cases";

const ofPayLink =
  (part: string): MakeCase =>
  async ({ platform, owner }) => {
    await platform.startAfresh();
    const link = await (await aRideOf(platform, owner)).payLink();
    return [{ path: `${link}${part}`, nowhere: `/payment/${NO_KEY}${part}`, isKeyed: true }];
  };

export const paymentCases: RouterCases = {
  routes: {
    "GET /payment/{code}": ofPayLink(""),
    "POST /payment/{code}/refresh": ofPayLink("/refresh"),
    "POST /payment/{code}/checkout": ofPayLink("/checkout"),
    "POST /payment/{code}/link": ofPayLink("/link"),
    "POST /payment/notice/{gateway}": plain("/payment/notice/test"),
    "GET /custom-stripe/public-key": plain("/custom-stripe/public-key"),
  },

  gets: async ({ ride }) => ({
    "/payment/{code}": notFoundElsewhere(await ride.payLink()),
    "/custom-stripe/public-key": own("/custom-stripe/public-key"),
  }),
};
