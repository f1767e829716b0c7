import type { ReactNode } from "react";
import { ClientWords } from "@/components/ui/client-words";
import { BackToMyPurchases } from "./back-to-my-purchases";
import type { Purchase } from "./purchase";

/** Layout of a booking's and an order's page: the member's way back, a head, two columns. */
export function PurchaseFrame(props: {
  of: Purchase;
  /** True where its member sees it. */
  isMine?: boolean;
  head: ReactNode;
  main: ReactNode;
  aside: ReactNode;
}) {
  const { of, isMine } = props;
  return (
    <ClientWords of={["ride", of]}>
      <div
        className={`container-page pb-10 md:pb-16 ${isMine ? "pt-4 md:pt-8" : "pt-10 md:pt-16"}`}
      >
        {isMine && <BackToMyPurchases of={of} />}
        {props.head}
        {/* On a small window the columns are one, its parts in their own order. */}
        <div className="mt-14 grid grid-cols-1 gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="contents lg:block lg:space-y-14">{props.main}</div>
          <div className="contents lg:block lg:space-y-14">{props.aside}</div>
        </div>
      </div>
    </ClientWords>
  );
}
