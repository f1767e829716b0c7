import type { Call } from "./call";

export const getCollectDays = async (call: Call, idAddress: number) =>
  (await call("GET /shipping/collect/{idAddress}", { params: { idAddress } })).days;
