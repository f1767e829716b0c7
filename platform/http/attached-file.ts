import { z } from "@hono/zod-openapi";
import { defaultResponse } from "./router";

/** The answers of a route that gives a file, for `createRoute`. */
export const fileResponses = (contentType: string, description: string) => ({
  200: { description, content: { [contentType]: { schema: z.string() } } },
  default: defaultResponse,
});

/** A file as the answer of a call, to be shown where the browser can. */
export const attachedFile = (bytes: Uint8Array, filename: string, contentType: string): Response =>
  new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      "Content-Type": contentType,
      "Content-Disposition": `inline; filename="${filename}"`,
    },
  });
