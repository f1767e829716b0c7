import { z } from "zod";
import { mapGroundSchema as groundSchema } from "@/lib/contract/map-ground";
import { accessPointRequestSchema, accessPointSchema } from "@/lib/contract/shipping";
import { call } from "../call";

const degrees = (most: number) => z.coerce.number().min(-most).max(most);

export const findAccessPoints = call({
  name: "findAccessPoints",
  area: "shipping",
  access: "ANYONE",
  limit: "shipping",
  method: "post",
  path: "/relay/access-points",
  summary: "The shops near an address where a parcel can be fetched",
  body: accessPointRequestSchema,
  answer: z.array(accessPointSchema),
  says: "The nearest first, at most 20",
});

export const getMapGround = call({
  name: "getMapGround",
  area: "geography",
  access: "ANYONE",
  method: "get",
  path: "/map/ground",
  summary: "The towns and rivers that a map of a stretch of country is drawn on",
  query: z.object({
    south: degrees(90),
    west: degrees(180),
    north: degrees(90),
    east: degrees(180),
  }),
  answer: groundSchema,
  says: "The largest towns first",
});
