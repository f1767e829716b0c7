import type { AwaitedRestock, RestockAnswer, RestockRequest } from "@/lib/contract/restock";
import type { Call } from "./call";

/** Asks to be told once there is some again. @throws CallError 404 for what is not sold */
export const askForRestock = (call: Call, request: RestockRequest) =>
  call<RestockAnswer>("POST", "/restock", { body: request });

/** Reads what a mailed link is about. @throws CallError 404 once nobody waits by it */
export const getRestock = (call: Call, code: string) =>
  call<AwaitedRestock>("GET", `/restock/${encodeURIComponent(code)}`);

/** Waits no more. @throws CallError 404 once nobody waits by it */
export const endRestock = (call: Call, code: string) =>
  call<AwaitedRestock>("DELETE", `/restock/${encodeURIComponent(code)}`);
