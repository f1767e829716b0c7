import { z } from "zod";
import {
  awaitedRestockSchema,
  restockAnswerSchema,
  restockRequestSchema,
} from "@/lib/contract/restock";
import { call } from "../call";

const opened = { params: z.object({ code: z.string().max(100) }) };

export const askForRestock = call({
  name: "askForRestock",
  area: "catalogue",
  access: "ANYONE",
  limit: "restock",
  method: "post",
  path: "/restock",
  summary: "Asks to be told by mail, once, when there is some again of what is sold out",
  description:
    "A link is mailed by which one waits no more. An address that waits already gets no other mail, and the answer is the same.",
  body: restockRequestSchema,
  answer: restockAnswerSchema,
  says: "Whether one waits: there is some where not",
});

export const getRestock = call({
  name: "getRestock",
  area: "catalogue",
  access: "KEY",
  limit: "restockPage",
  method: "get",
  path: "/restock/{code}",
  summary: "What the mailed link of somebody who waits is about; seeing it changes nothing",
  ...opened,
  answer: awaitedRestockSchema,
  says: "The address, and what it is told of",
});

export const endRestock = call({
  name: "endRestock",
  area: "catalogue",
  access: "KEY",
  limit: "restockPage",
  method: "delete",
  path: "/restock/{code}",
  summary: "Waits no more: the address is erased",
  ...opened,
  answer: awaitedRestockSchema,
  says: "The address that is not told any more, and of what",
});
