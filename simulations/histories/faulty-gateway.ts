import { GatewayUnreachable, type PaymentGateway } from "@/platform/services/payment-gateway";

/** What goes wrong with a gateway. */
export interface Faults {
  /** It cannot be reached at all. */
  isOut: boolean;
  /** Our process dies before the next payment is opened, or once it is, with the answer. */
  diesAtOpen: "NEVER" | "BEFORE" | "AFTER";
  /** How often our process has died: all that it was doing then has failed. */
  deaths: number;
  /** The next refund is made, and its answer is lost. */
  losesRefund: boolean;
}

/** The end of our process, as far as the one can see that it served. */
export class ProcessDied extends Error {}

/** A gateway behind a line that fails as it is told to. */
export function faultyGateway(gateway: PaymentGateway, faults: Faults): PaymentGateway {
  const reach = () => {
    if (faults.isOut) throw new GatewayUnreachable("The gateway is out");
  };
  const die = () => {
    faults.deaths += 1;
    throw new ProcessDied();
  };
  return {
    ...gateway,
    open: async (order) => {
      reach();
      const { diesAtOpen } = faults;
      faults.diesAtOpen = "NEVER";
      if (diesAtOpen === "BEFORE") die();
      const opened = await gateway.open(order);
      if (diesAtOpen === "AFTER") die();
      return opened;
    },
    state: async (idSite, id) => {
      reach();
      return gateway.state(idSite, id);
    },
    close: async (idSite, id) => {
      reach();
      return gateway.close(idSite, id);
    },
    refund: async (idSite, id, refund) => {
      reach();
      const refunded = await gateway.refund(idSite, id, refund);
      const { losesRefund } = faults;
      faults.losesRefund = false;
      if (losesRefund) throw new GatewayUnreachable("The answer was lost");
      return refunded;
    },
  };
}
