import { describe, expect, it } from "vitest";
import { internationalPhone } from "./phone";

describe("a telephone number", () => {
  it.each([
    ["06 39 98 01 02", "+33639980102"],
    ["06.39.98.01.02", "+33639980102"],
    ["02 61 91 00 72", "+33261910072"],
    ["+33 (0)6 39 98 01 02", "+33639980102"],
    ["0033639980102", "+33639980102"],
    ["+44 20 7946 0958", "+442079460958"],
    ["٠٦ ٣٩ ٩٨ ٥٠ ٠٥", "+33639985005"],
    ["०६३९९८५००५", "+33639985005"],
    ["＋３３　６　３９　９８　５０　０５", "+33639985005"],
    ["+1 212 555 0123", "+12125550123"],
    ["+352 621 123 456", "+352621123456"],
  ])("%s is %s", (written, e164) => expect(internationalPhone(written)).toBe(e164));

  it.each(["", "téléphone", "06 39 98", "06 39 98 01 02 03", "00 00 00 00 00", "+33 12", "112"])(
    "%j is none",
    (written) => expect(internationalPhone(written)).toBeUndefined(),
  );
});
