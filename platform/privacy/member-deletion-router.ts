import { z } from "@hono/zod-openapi";
import { selfProofSchema } from "@/lib/contract/second-factor";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { deleteMember } from "./delete-member";

const remove = route({
  name: "deleteUser",
  area: "member",
  can: "own-account:delete",
  method: "delete",
  path: "/user",
  summary:
    "Deletes the member’s space, with the password, and a code or a passkey where there is a second factor",
  description:
    "It is gone at once, with every session. Bookings go on as a guest’s; what else is known of the address is erased within 10 working days.",
  request: body(selfProofSchema),
  responses: responses(z.object({}), "Nobody is logged in any more"),
});

export const memberDeletionRouter = (services: Services) =>
  newRouter().answerInSteps(remove, async (caller, { json }) => {
    await deleteMember(services, caller, json);
    return {};
  });
