import { buyWine } from "@/testing/bought-order";
import { notFoundElsewhere } from "./get-case";
import { type MakeCase, NO_KEY, type Owned, plain, sending } from "./route-case";
import type { RouterCases } from "./router-cases";

const ordered = async ({ platform, owner }: Owned) => {
  await platform.startAfresh();
  return buyWine(platform, undefined, { headers: owner.headers });
};

/** Makes a case about an order: by its key, and by its owner's session. */
const ofOrder =
  (part: string, about: { isPaid?: boolean; body?: Record<string, unknown> } = {}): MakeCase =>
  async (of) => {
    const order = await ordered(of);
    if (about.isPaid) await order.pay();
    const { reference, key } = order.made;
    const at = (known: string, query = "") => `/order/${known}${part}${query}`;
    const sent = about.body ? { body: about.body } : {};
    return [
      {
        path: at(reference, `?key=${key}`),
        nowhere: at(reference, "?key=x"),
        isKeyed: true,
        ...sent,
      },
      { path: at(reference), nowhere: at("ZZZ-222222"), ...sent },
    ];
  };

const ofCompany =
  (body?: Record<string, unknown>): MakeCase =>
  async (of) => {
    const order = await ordered(of);
    if (body) await order.pay();
    const at = (key: string) => `/order/${order.made.reference}/company?key=${key}`;
    const sent = body ? { body } : {};
    return [{ path: at(await order.companyKey()), nowhere: at(NO_KEY), isKeyed: true, ...sent }];
  };

/** Calls for the page of an order, its documents, the company's page of it, and a member's list. */
export const orderCases: RouterCases = {
  routes: {
    "POST /order/find": sending("/order/find", {
      reference: "ZZZ-222222",
      email: "anne@example.org",
    }),
    "GET /order/{reference}": ofOrder(""),
    "POST /order/{reference}/cancel": ofOrder("/cancel", { body: { dryRun: true } }),
    "POST /order/{reference}/withdrawal": ofOrder("/withdrawal", {
      isPaid: true,
      body: { dryRun: true },
    }),
    "POST /order/{reference}/payment": ofOrder("/payment"),
    "GET /order/{reference}/paper/{number}": ofOrder("/paper/F2026-0001", { isPaid: true }),
    "GET /order/{reference}/company": ofCompany(),
    "POST /order/{reference}/company": ofCompany({ action: "SHIP" }),
    "GET /user/order": plain("/user/order"),
  },

  gets: async ({ platform, idSite, member }) => {
    const order = await buyWine(platform, undefined, { idSite, headers: member });
    await order.pay();
    const { reference, key } = order.made;
    const { documents } = await order.page();
    const at = (part = "", by = key) => notFoundElsewhere(`/order/${reference}${part}?key=${by}`);
    return {
      "/order/{reference}": [
        ...at(),
        { path: `/order/${reference}`, headers: member, elsewhere: "NOT_FOUND" },
      ],
      "/order/{reference}/paper/{number}": at(`/paper/${documents[0]?.number}`).map((one) => ({
        ...one,
        file: "application/pdf",
      })),
      "/order/{reference}/company": at("/company", await order.companyKey()),
      "/user/order": [{ path: "/user/order", headers: member, elsewhere: "REFUSED" }],
    };
  },
};
