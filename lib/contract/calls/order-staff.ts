import { keyAccess } from "@/lib/contract/key-access";
import { orderActionSchema, orderStaffPageSchema } from "@/lib/contract/order-staff";
import { call } from "../call";

export const getOrderStaffPage = call({
  name: "getOrderStaffPage",
  area: "order",
  access: "KEY",
  limit: "bookingPage",
  method: "get",
  path: "/order/{reference}/company",
  summary: "An order as the company sees it, opened by the link in the company’s mail",
  ...keyAccess,
  answer: orderStaffPageSchema,
  says: "The order, and what the company may do with it",
});

export const actOnOrder = call({
  name: "actOnOrder",
  area: "order",
  access: "KEY",
  limit: "bookingPage",
  method: "post",
  path: "/order/{reference}/company",
  summary: "The company records a transfer, hands the order over, takes it back or cancels it",
  ...keyAccess,
  body: orderActionSchema,
  answer: orderStaffPageSchema,
  says: "The order after it",
});
