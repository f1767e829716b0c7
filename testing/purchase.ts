import type { PayLink } from "@/lib/contract/booking-page";
import type { Checkout } from "@/lib/contract/payment";
import { decidePayment } from "@/platform/payment/test-gateway/decide-payment";
import type { NoticeJourney } from "@/platform/payment/test-gateway/notice-journey";
import type { TestCall, TestPlatform } from "./test-platform";

/** Purchase, a booking or an order, with its customer's, the bank's and the company's actions. */
export interface Purchase<Page, Outcome, Action, CompanyPage> {
  page(): Promise<Page>;
  cancel(dryRun?: boolean): Promise<Outcome>;
  withdraw(dryRun?: boolean): Promise<Outcome>;
  /** Asks for a link to pay by. @returns its path */
  payLink(): Promise<string>;
  /** Goes to the bank. @returns the payment's id there */
  checkout(): Promise<string>;
  /** Decides a payment as the bank; its notices are delivered by the next `runDue`. */
  decide(id: string, to: "PAID" | "REFUSED", journey?: NoticeJourney): Promise<void>;
  /** Goes to the bank, pays, and delivers the notice. */
  pay(): Promise<void>;
  company(action: Action): Promise<CompanyPage>;
  companyKey(): Promise<string>;
}

export function purchase<Page, Outcome, Action, CompanyPage>(
  test: TestPlatform,
  it: {
    of: "booking" | "order";
    reference: string;
    key: string;
    idSite: number;
    rows(): Promise<{ reference: string; companyKey: string }[]>;
  },
): Purchase<Page, Outcome, Action, CompanyPage> {
  const { of, reference, key, idSite } = it;
  const data = <T>(method: string, path: string, call: TestCall = {}) =>
    test.data<T>(method, path, { idSite, ...call });
  const at = (path = "") => `/${of}/${reference}${path}?key=${key}`;
  const companyKey = async () =>
    (await it.rows()).find((row) => row.reference === reference)?.companyKey ?? "";
  const made: Purchase<Page, Outcome, Action, CompanyPage> = {
    companyKey,
    page: () => data("GET", at()),
    cancel: (dryRun = false) => data("POST", at("/cancel"), { body: { dryRun } }),
    withdraw: (dryRun = false) => data("POST", at("/withdrawal"), { body: { dryRun } }),
    payLink: async () => (await data<PayLink>("POST", at("/payment"))).url,
    checkout: async () => {
      const checkout = await data<Checkout>("POST", `${await made.payLink()}/checkout`);
      return checkout.kind === "hosted" ? (checkout.url.split("/").at(-1) ?? "") : "";
    },
    decide: async (id, to, journey = "AT_ONCE") => {
      const decision = { idSite, id, from: "OPEN", to, journey } as const;
      const decided = await decidePayment(test.services, decision);
      if (!decided) throw new Error("The bank has decided already");
    },
    pay: async () => {
      await made.decide(await made.checkout(), "PAID");
      await test.runDue();
    },
    company: async (action) =>
      data("POST", `/${of}/${reference}/company?key=${await companyKey()}`, { body: action }),
  };
  return made;
}
