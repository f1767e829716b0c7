import type { RouteConfig } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import type { CallProof } from "@/lib/contract/call";
import { isOfPanel, type Permission } from "@/lib/contract/permission";
import { createApp } from "./app";

/** Calls that change something without a proof, and why they are harmless in an old session. */
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
    "changeFormAnswer",
    "changeNewsletterSubscriber",
    "removeFormAnswer",
    "removeEventRegistration",
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
  "what pages tell, with its versions, its pictures and what customers think: taken back by a press":
    [
      "addContent",
      "saveContent",
      "placeContent",
      "movePage",
      "publishContent",
      "withdrawContent",
      "removeContent",
      "addMedia",
      "changeMedium",
      "replaceMediumFile",
      "removeMedium",
      "publishReview",
      "refuseReview",
      "answerReview",
      "addExternalRating",
      "changeExternalRating",
      "removeExternalRating",
      "addExternalReview",
      "changeExternalReview",
      "removeExternalReview",
      "addCompanyAddress",
      "addAddressType",
      "changeCompanyAddress",
      "changeAddressType",
      "removeCompanyAddress",
      "removeAddressType",
    ],
  "nothing is changed": [
    "quoteTakenRide",
    "getTimesForStaff",
    "getTimesForStaffChange",
    "previewSeries",
    "tryVehicleFares",
    "tryFareSupplement",
    "draftTranslation",
    "checkLayoutHash",
    "previewLayout",
    "draftParameter",
  ],
  "a right ends, which must be easy": ["endRideFeed", "removeAlertDevice"],
  "what one’s own device or address is told": ["chooseAlert", "tryAlert", "sendMailTrial"],
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
