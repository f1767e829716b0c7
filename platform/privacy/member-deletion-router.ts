import * as calls from "@/lib/contract/calls/member-deletion";
import { newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { deleteMember } from "./delete-member";

export const memberDeletionRouter = (services: Services) =>
  newRouter().answerInSteps(calls.deleteUser, async (caller, { json }) => {
    await deleteMember(services, caller, json);
    return {};
  });
