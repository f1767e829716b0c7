import { GatewayUnreachable, type PaymentGateway } from "@/platform/services/payment-gateway";

export interface Faults {
  /** True when it cannot be reached at all. */
  isOut: boolean;
  /**
   * Moment of our process's death: before the next payment is opened, or after, with its answer.
   */
  diesAtOpen: "NEVER" | "BEFORE" | "AFTER";
  /** Counts the deaths of our process: all its work at that moment has failed. */
  deaths: number;
  /** True when the next refund is made, and its answer is lost. */
  losesRefund: boolean;
}

/** End of our process, as a customer whom it served sees it. */
export class ProcessDied extends Error {}

/** Puts a gateway behind a line that fails as it is told to. */
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
