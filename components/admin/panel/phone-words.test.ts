import { expect, it } from "vitest";
import { phoneWords } from "./phone-words";

it.each([
  ["+33639980102", "06\u00a039\u00a098\u00a001\u00a002"],
  ["+33 6 39 98 01 02", "06\u00a039\u00a098\u00a001\u00a002"],
  ["+442079460018", "+442079460018"],
  ["", ""],
])("%s is written %s", (phone, expected) => expect(phoneWords(phone)).toBe(expected));
