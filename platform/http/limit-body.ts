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

/** Reads no body that is larger than what a call can bring: JSON, or a form with a file under `image`. */
export const limitBody: MiddlewareHandler<RequestContext> = async (c, next) => {
  const isUpload = c.req.header("Content-Type")?.startsWith("multipart/form-data");
  try {
    return await (isUpload ? limitUpload : limitJson)(c, next);
  } catch (error) {
    // Who sent it went away before its end: nobody is answered, and nothing of ours has failed.
    if ((error as NodeJS.ErrnoException).code === "ECONNRESET") throw new ApiError("BAD_REQUEST");
    throw error;
  }
};
