import * as calls from "@/lib/contract/calls/product-sheet";
import { attachedFile } from "@/platform/http/attached-file";
import type { RequestContext } from "@/platform/http/request-context";
import { newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { sheetOf } from "./sheet-of";

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
    .respond(calls.getProductSheet, (caller, { param }) => sheet(caller, param))
    .respond(calls.getDeclinationSheet, (caller, { param }) => sheet(caller, param));
}

/** Replaces the signs of a reference that a file's name may not hold. */
const fileName = (reference: string) => reference.replace(/[^\w-]+/g, "-");
