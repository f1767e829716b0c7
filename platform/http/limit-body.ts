import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { hasPermission } from "@/lib/contract/permission";
import { MAX_FORM_BYTES } from "@/lib/rules/form/form-field";
import { MAX_LOGO_BYTES } from "@/lib/rules/site/logo-file";
import { MAX_MEDIA_FORM_BYTES } from "@/lib/rules/site/medium-file";
import { MAX_SITE_FILE_BYTES } from "@/lib/rules/site/site-file";
import { ApiError, invalidFields } from "./api-error";
import type { RequestContext } from "./request-context";

/** Largest JSON body that is read, in bytes. */
const MAX_BODY = 256 * 1024;

/** Most bytes of a form around its file. */
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

/** Paths that bring files into the library, larger than any other. */
const BRINGS_MEDIA = /^\/admin\/medium(?:\/\d+\/file)?$/;

const limitMedia = bodyLimit({
  maxSize: MAX_MEDIA_FORM_BYTES + AROUND_FILE,
  onError: () => {
    throw invalidFields({ image: "MEDIUM_TOO_LARGE" });
  },
});

/** Path that brings a whole site, for those who may make one. */
const BRINGS_SITE = "/admin/site/file";

const limitSite = bodyLimit({
  maxSize: MAX_SITE_FILE_BYTES + AROUND_FILE,
  onError: () => {
    throw invalidFields({ file: "SITE_FILE_TOO_LARGE" });
  },
});

/** Paths to which visitors send files. */
const ANSWERS_FORM = /^\/(?:forms\/\d+\/submit|booking\/[^/]+\/identity)$/;

/** Limit of a form's answer: its words stand around its files. */
const limitForm = bodyLimit({
  maxSize: MAX_FORM_BYTES + MAX_BODY,
  onError: () => {
    throw new ApiError("TOO_LARGE", "FORM_FILES_TOO_LARGE");
  },
});

/** Finds the limit of an upload by staff: their larger body is in memory before any refusal. */
async function uploadLimit(c: Context<RequestContext>) {
  const isSite = c.req.path === BRINGS_SITE;
  if (!isSite && !BRINGS_MEDIA.test(c.req.path)) return limitUpload;
  const user = await c.var.currentUser();
  const may = user !== null && hasPermission(user.role, isSite ? "site:make" : "medium:change");
  if (!may) return limitUpload;
  return isSite ? limitSite : limitMedia;
}

/** Most arrays and objects within each other that a call can bring. */
const MAX_NESTING = 32;

const [QUOTE, BACKSLASH, ...BRACKETS] = Buffer.from('"\\[{]}');
const [ARRAY, OBJECT, ARRAY_END, OBJECT_END] = BRACKETS;

/** Tells whether JSON is nested more deeply than a call can bring, counted before it is parsed. */
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

/** Refuses JSON that is nested so deeply that any walk through it would run out of stack. */
const limitNesting: MiddlewareHandler<RequestContext> = async (c, next) => {
  if (c.req.raw.body && isNestedTooDeeply(new Uint8Array(await c.req.arrayBuffer()))) {
    throw new ApiError("TOO_LARGE", "TOO_NESTED");
  }
  await next();
};

/** Reads no body that is larger than a call can bring: JSON, or a form with files in it. */
export const limitBody: MiddlewareHandler<RequestContext> = async (c, next) => {
  const isUpload = c.req.header("Content-Type")?.startsWith("multipart/form-data");
  try {
    if (isUpload && ANSWERS_FORM.test(c.req.path)) {
      await c.var.countCall("formUpload");
      return await limitForm(c, next);
    }
    if (isUpload) return await (await uploadLimit(c))(c, next);
    return await limitJson(c, async () => void (await limitNesting(c, next)));
  } catch (error) {
    // The sender went away before its end: nobody is answered, and nothing of ours has failed.
    if ((error as NodeJS.ErrnoException).code === "ECONNRESET") throw new ApiError("BAD_REQUEST");
    throw error;
  }
};
