import { z } from "zod";
import {
  bookingSeriesSchema,
  madeSeriesSchema,
  newSeriesSchema,
  seriesCancellationSchema,
  seriesPreviewSchema,
  seriesRuleSchema,
} from "@/lib/contract/admin/booking-series";
import { choice } from "@/lib/contract/field/fields";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

const params = z.object({ id: integerParam() });

export const getBookingSeries = call({
  name: "getBookingSeries",
  area: "admin",
  can: "booking:read",
  method: "get",
  path: "/admin/booking/{id}/series",
  summary: "The rides of the series that a booking is in, or was the first of",
  params,
  answer: bookingSeriesSchema,
  says: "Its rides, the earliest first",
});

export const previewSeries = call({
  name: "previewSeries",
  area: "admin",
  can: "booking:take",
  method: "post",
  path: "/admin/booking/{id}/series/preview",
  summary: "The days on which a ride would come again, each with its price and what is in its way",
  params,
  body: seriesRuleSchema,
  answer: seriesPreviewSchema,
  says: "The days",
});

export const makeSeries = call({
  name: "makeSeries",
  area: "admin",
  can: "booking:take",
  idempotent: true,
  method: "post",
  path: "/admin/booking/{id}/series",
  summary: "Books a ride again on the days that are possible; the same Idempotency-Key goes on",
  params,
  body: newSeriesSchema,
  answer: madeSeriesSchema,
  says: "Its rides, and the days that were refused",
});

export const cancelSeries = call({
  name: "cancelSeries",
  area: "admin",
  can: "booking:act",
  proof: true,
  method: "post",
  path: "/admin/booking/{id}/series/cancellation",
  summary: "Cancels the rides of a series that have not begun",
  params,
  body: seriesCancellationSchema,
  fields: {
    reason: choice("Pourquoi ?", "Why?", {
      BY_CUSTOMER: ["À la demande du client", "The customer asked for it"],
      SERVICE_UNAVAILABLE: ["Nous ne pouvons pas les assurer", "We cannot make them"],
    }),
  },
  answer: bookingSeriesSchema,
  says: "Its rides as they are now",
});
