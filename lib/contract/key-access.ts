import { z } from "zod";

/** Reference with its key, which a member's session replaces; alone it opens nothing. */
export const keyAccess = {
  params: z.object({ reference: z.string().max(20) }),
  query: z.object({ key: z.string().max(100).default("") }),
};

/** The same, for one of its documents. */
export const documentByKey = {
  ...keyAccess,
  params: keyAccess.params.extend({ number: z.string().max(20) }),
};
