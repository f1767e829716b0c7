import type { MapGround } from "@/lib/contract/map-ground";
import type {
  AccessPoint,
  AccessPointRequest,
  CollectDays,
  ShippingOptions,
  ShippingPrices,
  ShippingRequest,
} from "@/lib/contract/shipping";
import type { Call } from "./call";

/** How the site hands over what it sells. */
export const getShippingOptions = (call: Call) => call<ShippingOptions>("GET", "/shipping/options");

/** What carriers ask for. @throws CallError 'No products in cart' for none (§8) */
export const calculateShippingFees = (call: Call, request: ShippingRequest) =>
  call<ShippingPrices>("POST", "/calculate/shipping-fees", { body: request });

/** The days to come on which an order can be collected at an address of the company. */
export const getCollectDays = async (call: Call, idAddress: number) =>
  (await call<CollectDays>("GET", `/shipping/collect/${idAddress}`)).days;

/** The shops near an address where a parcel can be fetched, the nearest first. */
export const findAccessPoints = (call: Call, address: AccessPointRequest) =>
  call<AccessPoint[]>("POST", "/relay/access-points", { body: address });

/** The towns and rivers of a stretch of country, in degrees. */
export const getMapGround = (
  call: Call,
  box: { south: number; west: number; north: number; east: number },
) => call<MapGround>("GET", "/map/ground", { query: box });
