import { z } from "zod";
import { selfProofSchema } from "@/lib/contract/second-factor";
import { call } from "../call";

export const deleteUser = call({
  name: "deleteUser",
  area: "member",
  can: "own-account:delete",
  method: "delete",
  path: "/user",
  summary:
    "Deletes the member’s space, with the password, and a code or a passkey where there is a second factor",
  description:
    "It is gone at once, with every session. Bookings go on as a guest’s; what else is known of the address is erased within 10 working days.",
  body: selfProofSchema,
  answer: z.object({}),
  says: "Nobody is logged in any more",
});
