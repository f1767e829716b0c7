import type { DueKind, DuePage } from "@/lib/contract/admin/due";
import type { Call } from "./call";

/** Mails a reminder of what is owed. @throws CallError 409 where one was sent today */
export const remindOfDue = (call: Call, { kind, id }: { kind: DueKind; id: number }) =>
  call<DuePage>("POST", `/admin/due/${kind}/${id}/reminder`);

/** Says that a sum was given back by hand. @throws CallError 409 where it was said before */
export const handRefundOver = (call: Call, idRefund: number) =>
  call<DuePage>("POST", `/admin/refund/${idRefund}/done`);
