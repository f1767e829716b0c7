import { beforeAll, describe, expect, it } from "vitest";
import { openFonts } from "./document-fonts";
import { printable, UNDRAWABLE } from "./printable";

beforeAll(openFonts);

describe("what is printable", () => {
  it.each([
    "Anne-Sophie Le Bihan, 177,98 €, 2 h, œuvre, L’Haÿ-les-Roses",
    "5\u2009000\u00a0€",
    "Łukasz Żółć, Ķeģis, Ğüneş, Nguyễn Thị Hồng",
    "Παπαδόπουλος, Достоевский, Їжакевич",
    "عمر الخطّاب",
    "משה כהן",
    "李小龙, 山田太郎, 김민준",
    "สมชาย, अर्जुन",
    "14 quai de la Fosse\n44000 Nantes",
  ])("keeps what some font draws: %s", async (text) => {
    expect(await printable(text)).toBe(text);
  });

  it("shows a box where no font has the character", async () => {
    expect(await printable("Ali 🚗 𠮷田 \ud800")).toBe(
      `Ali ${UNDRAWABLE} ${UNDRAWABLE}田 ${UNDRAWABLE}`,
    );
  });

  it("shows a box for what its fonts fail to place, where nothing must go wrong", async () => {
    const name = "Ali ڢاطمة الخطّاب";
    expect(await printable(name)).toBe(name);
    expect(await printable(name, { isSafe: true })).toBe(
      `Ali ${UNDRAWABLE}اطمة الخط${UNDRAWABLE}اب`,
    );
  });

  it("keeps thousands apart with the thin space that Inter has", async () => {
    expect(await printable("5\u202f000\u00a0€")).toBe("5\u2009000\u00a0€");
  });

  it("composes letters, and leaves out what is seen by nobody", async () => {
    expect(await printable("Ame\u0301lie")).toBe("Amélie");
    expect(await printable("a\u0000b\u200bc\u202ed\ufe0f")).toBe("abcd");
    expect(await printable("a\t \r\u3000b\nc")).toBe("a b\nc");
  });

  it("goes through all that a paper says, and leaves numbers and nulls alone", async () => {
    const document = { a: ["x\u0007"], b: { c: null, d: 12.5 } };
    expect(await printable(document)).toEqual({ a: ["x"], b: { c: null, d: 12.5 } });
  });
});
