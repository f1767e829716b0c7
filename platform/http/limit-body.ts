import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { MAX_LOGO_BYTES } from "@/lib/rules/site/logo-file";
import { ApiError, invalidFields } from "./api-error";
import type { RequestContext } from "./router";

/** The largest JSON body that is read, in bytes. */
const MAX_BODY = 256 * 1024;

/** What stands in a form around its file, at most. */
const AROUND_FILE = 16 * 1024;

const limitJson = bodyLimit({
  maxSize: MAX_BODY,
  onError: () => {
    throw new ApiError("TOO_LARGE");
  },
});

const limitUpload = bodyLimit({
  maxSize: MAX_LOGO_BYTES + AROUND_FILE,
  onError: () => {
    throw invalidFields({ image: "IMAGE_TOO_LARGE" });
  },
});

/** The most arrays and objects within each other that a call can bring. */
const MAX_NESTING = 32;

const [QUOTE, BACKSLASH, ...BRACKETS] = Buffer.from('"\\[{]}');
const [ARRAY, OBJECT, ARRAY_END, OBJECT_END] = BRACKETS;

/** True for JSON that is nested more deeply than a call can bring, counted before it is read. */
export function isNestedTooDeeply(json: Uint8Array): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (byte === ARRAY || byte === OBJECT) {
      depth += 1;
      if (depth > MAX_NESTING) return true;
    } else if (byte === ARRAY_END || byte === OBJECT_END) depth -= 1;
  }
  return false;
}

/** Refuses what is nested so deeply that whatever walks through it would run out of stack. */
const limitNesting: MiddlewareHandler<RequestContext> = async (c, next) => {
  if (c.req.raw.body && isNestedTooDeeply(new Uint8Array(await c.req.arrayBuffer()))) {
    throw new ApiError("TOO_LARGE", "TOO_NESTED");
  }
  await next();
};

/** Reads no body that is larger than what a call can bring: JSON, or a form with a file under `image`. */
export const limitBody: MiddlewareHandler<RequestContext> = async (c, next) => {
  const isUpload = c.req.header("Content-Type")?.startsWith("multipart/form-data");
  try {
    if (isUpload) return await limitUpload(c, next);
    return await limitJson(c, async () => void (await limitNesting(c, next)));
  } catch (error) {
    // Who sent it went away before its end: nobody is answered, and nothing of ours has failed.
    if ((error as NodeJS.ErrnoException).code === "ECONNRESET") throw new ApiError("BAD_REQUEST");
    throw error;
  }
};
