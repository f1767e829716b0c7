import { expect, it } from "vitest";
import { type AskedMessage, readMessageQuery } from "./message-query";

it.each<[string, AskedMessage]>([
  ["", {}],
  ["subject=Visite+du+chai&message=Bonjour", { subject: "Visite du chai", message: "Bonjour" }],
  ["subject=++&message=", {}],
  [`subject=${"x".repeat(151)}`, {}],
  [`message=${"x".repeat(5001)}`, {}],
  ["reference=EST-7K3QD9", { subject: "EST-7K3QD9" }],
  ["reference=nothing&subject=Visite", { subject: "Visite" }],
])("reads %s", (query, asked) => {
  expect(readMessageQuery(new URLSearchParams(query))).toEqual(asked);
});
