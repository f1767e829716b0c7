import { z } from "zod";
import { attachedFile, fileResponses } from "@/platform/http/attached-file";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { newRouter } from "@/platform/http/router";
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

export function productSheetRouter(services: Services) {
  const sheet = async (
    { idSite, language }: Parameters<typeof sheetOf>[1],
    id: number,
    idDeclination?: number,
  ) => {
    const data = await sheetOf(services, { idSite, language }, id, idDeclination);
    const name = `${fileName(data.number)}.pdf`;
    return attachedFile(await services.print(data), name, "application/pdf");
  };
  return newRouter()
    .openapi(whole, (c) => sheet(c.var, c.req.valid("param").id))
    .openapi(ofOne, (c) => {
      const { id, declinationId } = c.req.valid("param");
      return sheet(c.var, id, declinationId);
    });
}

/** A reference may hold what a file's name may not. */
const fileName = (reference: string) => reference.replace(/[^\w-]+/g, "-");
