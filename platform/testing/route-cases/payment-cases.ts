import type { PayLink } from "@/lib/contract/booking-page";
import { aRideOf } from "../scene";
import type { AreaCases } from "./area-cases";
import { notFoundElsewhere, own } from "./get-case";
import { type MakeCase, NO_KEY, plain } from "./route-case";

const ofPayLink =
  (part: string): MakeCase =>
  async ({ platform, owner }) => {
    await platform.startAfresh();
    const { booked } = await aRideOf(platform, owner);
    const link = await platform.data<PayLink>(
      "POST",
      `/booking/${booked.reference}/payment?key=${booked.key}`,
    );
    return [{ path: `${link.url}${part}`, nowhere: `/payment/${NO_KEY}${part}`, isKeyed: true }];
  };

export const paymentCases: AreaCases = {
  routes: {
    "GET /payment/{code}": ofPayLink(""),
    "POST /payment/{code}/refresh": ofPayLink("/refresh"),
    "POST /payment/{code}/checkout": ofPayLink("/checkout"),
    "POST /payment/{code}/link": ofPayLink("/link"),
    "POST /payment/notice/{gateway}": plain("/payment/notice/test"),
    "GET /custom-stripe/public-key": plain("/custom-stripe/public-key"),
  },

  gets: async ({ platform, idSite, ride }) => {
    const { reference, key } = ride.booked;
    const link = await platform.data<PayLink>("POST", `/booking/${reference}/payment?key=${key}`, {
      idSite,
    });
    return {
      "/payment/{code}": notFoundElsewhere(link.url),
      "/custom-stripe/public-key": own("/custom-stripe/public-key"),
    };
  },
};
