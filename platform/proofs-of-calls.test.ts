import type { RouteConfig } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { isOfPanel, type Permission } from "@/lib/contract/permission";
import { createApp } from "./app";
import type { CallProof } from "./http/router";

/** Calls of the panel that change something without a proof, with what makes them harmless in an old session. */
const UNPROVED: Record<string, readonly string[]> = {
  "the work of the day, by people who stand beside a car or a shelf": [
    "sayRideStep",
    "sayOwnRideStep",
    "takeBackRideStep",
    "takeBackOwnRideStep",
    "recordOwnRidePayment",
    "sayRideArrival",
    "assignDriver",
    "takeBooking",
    "makeSeries",
    "changeRideByStaff",
    "sendPayLink",
    "checkIdentity",
    "handOverOrders",
    "correctStock",
    "takeInventory",
    "addVehicleBlock",
    "removeVehicleBlock",
    "addBusyCalendar",
    "readBusyCalendar",
    "endBusyCalendar",
    "changeCalendar",
  ],
  "words, and what goes out to its own customer again": [
    "answerMessage",
    "changeMessage",
    "addSavedReply",
    "changeSavedReply",
    "removeSavedReply",
    "writeBookingNote",
    "removeBookingNote",
    "addCustomerNote",
    "deleteCustomerNote",
    "sendLetterAgain",
    "retryDeadLetter",
    "remindOfDue",
    "seeMoneyEvent",
  ],
  "nothing is changed": [
    "quoteTakenRide",
    "getTimesForStaff",
    "getTimesForStaffChange",
    "previewSeries",
    "tryVehicleFares",
    "tryFareSupplement",
  ],
  "a right ends, which must be easy": ["endRideFeed", "removeAlertDevice"],
  "what one’s own device is told": ["chooseAlert", "tryAlert"],
};

const routes = createApp({} as never).openAPIRegistry.definitions.flatMap((definition) =>
  definition.type === "route"
    ? (definition.route as RouteConfig & { operationId: string; "x-proof"?: CallProof })
    : [],
);
const unproved = routes.filter(({ method, security = [], "x-proof": proof }) => {
  const permission = security[0]?.session?.[0] as Permission | undefined;
  return method !== "get" && permission && isOfPanel(permission) && !proof;
});

describe("a change that the staff make", () => {
  it("needs a proof, but for those that are said here with why", () => {
    const said = Object.values(UNPROVED).flat();
    expect(unproved.map(({ operationId }) => operationId).sort()).toEqual([...said].sort());
  });
});
