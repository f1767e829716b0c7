import { expect, it } from "vitest";
import { plainDigits } from "./plain-digits";

it.each([
  ["06 39 98 50 05", "06 39 98 50 05"],
  ["٠٦ ٣٩ ٩٨ ٥٠ ٠٥", "06 39 98 50 05"],
  ["۰۶۳۹۹۸۵۰۰۵", "0639985005"],
  ["०६ ३९", "06 39"],
  ["๐๑๒๓๔๕๖๗๘๙", "0123456789"],
  ["𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙", "0123456789"],
  ["０６－３９", "06-39"],
  ["１４：３０", "14:30"],
  ["ｔａｒｏ＠ｅｘａｍｐｌｅ．ｏｒｇ", "taro@example.org"],
  ["Café №5, 20 m²", "Café №5, 20 m²"],
  ["", ""],
])("%s is %s", (typed, plain) => {
  expect(plainDigits(typed)).toBe(plain);
  expect(plainDigits(plain)).toBe(plain);
});

it("knows every digit of Unicode whose alphabet writes ten in a row", () => {
  for (const nought of [0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0e50, 0x0f20, 0x17e0, 0x1810]) {
    const ten = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(nought + value));
    expect(plainDigits(ten.join(""))).toBe("0123456789");
  }
});
