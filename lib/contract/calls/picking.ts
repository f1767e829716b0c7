import {
  handoverRequestSchema,
  handoverResultsSchema,
  pickingSchema,
} from "@/lib/contract/admin/picking";
import { call } from "../call";

export const getPicking = call({
  name: "getPicking",
  area: "admin",
  can: "order:read",
  method: "get",
  path: "/admin/picking",
  summary: "The orders to pack, the oldest first, and what to take from the shelf for all of them",
  answer: pickingSchema,
  says: "What to pack",
});

export const handOverOrders = call({
  name: "handOverOrders",
  area: "admin",
  can: "order:act",
  method: "post",
  path: "/admin/picking/handover",
  summary: "Says of several orders at once that their parcels have left, or that they are ready",
  description: "Each is done by itself: one that cannot be is named, and does not stop the others.",
  body: handoverRequestSchema,
  answer: handoverResultsSchema,
  says: "What became of each",
});
