import type { Callers } from "@/lib/contract/callers";
import { NOTICE_HEADERS } from "@/lib/contract/notice-headers";

/**
 * Ways for a caller to identify themselves, for the API document: `securitySchemes`. OpenAPI has no
 * word for a key that stands in a path or in a body, so `linkKey` says it in its description.
 */
export const SECURITY_SCHEMES = {
  session: {
    type: "apiKey",
    in: "header",
    name: "Authorization",
    description: "The token that a login gave, with no scheme before it.",
  },
  linkKey: {
    type: "apiKey",
    in: "query",
    name: "key",
    description:
      "The key of a mailed link, or a cart’s id. Where the path has a `code` or a `cartId`, or the body a `code`, that is the key, and there is none in the query.",
  },
  stripeSignature: {
    type: "apiKey",
    in: "header",
    name: NOTICE_HEADERS.stripeSignature,
    description: "Stripe’s signature of the notice.",
  },
  testGatewaySignature: {
    type: "apiKey",
    in: "header",
    name: NOTICE_HEADERS.testGatewaySignature,
    description: "The test gateway’s signature of the notice.",
  },
  mailReturnToken: {
    type: "apiKey",
    in: "header",
    name: NOTICE_HEADERS.mailReturnToken,
    description: "The token that the mail provider was given: `MAIL_RETURN_TOKEN`.",
  },
} as const;

type SecurityRequirement = Partial<Record<keyof typeof SECURITY_SCHEMES, string[]>>;

/**
 * Lists the ways to authorise a call, as the API document says it: one of the list is enough. An
 * empty list asks for nothing, and an empty object in it makes the rest optional. A session is
 * named with the permission that its role has to have.
 */
export function securityOf({ can, access, session }: Callers): SecurityRequirement[] {
  if (can) return [{ session: [can] }];
  switch (access) {
    case "ANYONE":
      return session ? [{}, { session: [] }] : [];
    case "KEY":
      return session ? [{ linkKey: [] }, { session: [] }] : [{ linkKey: [] }];
    case "SIGNED":
      return [{ stripeSignature: [] }, { testGatewaySignature: [] }];
    case "TOKEN":
      return [{ mailReturnToken: [] }];
  }
}
