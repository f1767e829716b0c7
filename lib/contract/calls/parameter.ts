import { z } from "zod";
import { parameterSchema } from "@/lib/contract/parameter";
import { call } from "../call";

export const getParameters = call({
  name: "getParameters",
  area: "site",
  access: "ANYONE",
  method: "get",
  path: "/parameter",
  summary: "The settings of the site (§3)",
  answer: z.array(parameterSchema),
  says: "Every setting that the site has",
});
