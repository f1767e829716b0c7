import { z } from "zod";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

export const getProductSheet = call({
  name: "getProductSheet",
  area: "catalogue",
  access: "ANYONE",
  limit: "paper",
  method: "get",
  path: "/product/generate/file/{id}",
  summary: "The technical sheet of a product, as a PDF in the caller's language",
  params: z.object({ id: integerParam() }),
  file: "application/pdf",
  says: "The technical sheet",
});

export const getDeclinationSheet = call({
  name: "getDeclinationSheet",
  area: "catalogue",
  access: "ANYONE",
  limit: "paper",
  method: "get",
  path: "/product/generate/file/{id}/{declinationId}",
  summary: "The technical sheet of one way in which a product is sold",
  params: z.object({ id: integerParam(), declinationId: integerParam() }),
  file: "application/pdf",
  says: "The technical sheet",
});
