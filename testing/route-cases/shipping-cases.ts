import { eq } from "drizzle-orm";
import { declinations } from "@/platform/db/schema/catalogue";
import { schedules } from "@/platform/db/schema/delivery";
import { companyAddresses } from "@/platform/db/schema/people";
import { notFoundElsewhere, own } from "./get-case";
import { byId, type Owned, plain, SITE, sending } from "./route-case";
import type { RouterCases } from "./router-cases";

const GROUND = "/map/ground?south=47&west=-1.8&north=47.4&east=-1.2";

const parcel = async ({ platform }: Owned): Promise<object> => {
  const [sold] = await platform.database.everySite
    .select()
    .from(declinations)
    .where(eq(declinations.idSite, SITE));
  return {
    products: [{ idProduct: sold?.id ?? 0, quantity: 6 }],
    postalCode: "44000",
    country: "FR",
  };
};

export const shippingCases: RouterCases = {
  routes: {
    "GET /shipping/options": plain("/shipping/options"),
    "GET /shipping/collect/{idAddress}": byId(companyAddresses, (id) => `/shipping/collect/${id}`),
    "POST /calculate/shipping-fees": sending("/calculate/shipping-fees", parcel),
    "POST /relay/access-points": sending("/relay/access-points", { postalCode: "37500" }),
    "GET /map/ground": plain(GROUND),
  },

  gets: async ({ rows }) => {
    const times = await rows(schedules);
    return {
      "/shipping/options": own("/shipping/options"),
      "/shipping/collect/{idAddress}": notFoundElsewhere(
        ...times.map(({ idAddress }) => `/shipping/collect/${idAddress}`),
      ),
      "/map/ground": own(GROUND),
    };
  },
};
