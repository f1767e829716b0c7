import { z } from "zod";
import { attachedFile, fileResponses } from "@/platform/http/attached-file";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { newRouter, type RequestContext } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { sheetOf } from "./sheet-of";

const pdf = fileResponses("application/pdf", "The technical sheet");

const whole = route({
  name: "getProductSheet",
  area: "catalogue",
  access: "ANYONE",
  limit: "paper",
  method: "get",
  path: "/product/generate/file/{id}",
  summary: "The technical sheet of a product, as a PDF in the caller's language",
  request: { params: z.object({ id: integerParam() }) },
  responses: pdf,
});

const ofOne = route({
  name: "getDeclinationSheet",
  area: "catalogue",
  access: "ANYONE",
  limit: "paper",
  method: "get",
  path: "/product/generate/file/{id}/{declinationId}",
  summary: "The technical sheet of one way in which a product is sold",
  request: { params: z.object({ id: integerParam(), declinationId: integerParam() }) },
  responses: pdf,
});

export function productSheetRouter({ print }: Services) {
  const sheet = async (
    { inUnitOfWork }: RequestContext["Variables"],
    { id, declinationId }: { id: number; declinationId?: number },
  ) => {
    const data = await inUnitOfWork((work) => sheetOf(work, id, declinationId));
    const name = `${fileName(data.number)}.pdf`;
    return attachedFile(await print(data), name, "application/pdf");
  };
  return newRouter()
    .respond(whole, (caller, { param }) => sheet(caller, param))
    .respond(ofOne, (caller, { param }) => sheet(caller, param));
}

/** A reference may hold what a file's name may not. */
const fileName = (reference: string) => reference.replace(/[^\w-]+/g, "-");
