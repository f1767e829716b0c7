import type { RefundPage, RefundRequest } from "@/lib/contract/admin/refund";
import type { Call } from "./call";

/**
 * Gives a part of what was paid for a booking or an order back.
 * @throws CallError 422 for more than is left, 403 where a proof is needed
 */
export const refundInPart = (
  call: Call,
  { of, id }: { of: "booking" | "order"; id: number },
  request: RefundRequest,
) => call<RefundPage>("POST", `/admin/${of}/${id}/refund`, { body: request });
