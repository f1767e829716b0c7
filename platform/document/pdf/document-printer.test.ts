import { afterAll, describe, expect, it, vi } from "vitest";
import { aDocument } from "@/testing/document-example";
import { pdfText } from "@/testing/pdf-text";
import { startDocumentPrinter } from "./document-printer";

const NO_MEDIA = { read: async () => undefined };

describe("the printer of papers", () => {
  const printer = startDocumentPrinter(NO_MEDIA);
  afterAll(() => printer.stop());

  it("prints papers that are asked for at once, each to the one who asked", async () => {
    const numbers = ["F2026-0001", "F2026-0002", "F2026-0003"];
    const pdfs = await Promise.all(numbers.map((number) => printer.print(aDocument({ number }))));
    for (const [index, pdf] of pdfs.entries()) {
      expect((await pdfText(pdf)).text).toContain(`N° ${numbers[index]}`);
    }
  });

  it("leaves the server’s thread free", async () => {
    let turns = 0;
    const turning = setInterval(() => turns++, 5);
    await printer.print(aDocument());
    clearInterval(turning);
    expect(turns).toBeGreaterThan(10);
  });

  it("says why a paper cannot be laid out, and prints the next one", async () => {
    const broken = aDocument({ issuedAt: "yesterday" });
    await expect(printer.print(broken)).rejects.toThrow("Invalid time value");
    expect((await printer.print(aDocument())).length).toBeGreaterThan(1000);
  });

  it("gives up a paper without end after half a minute, and starts again for the next one", async () => {
    const line = { label: "Attente", amountCents: 100 };
    const endless = aDocument({ lines: Array.from({ length: 100_000 }, () => line) });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const both = Promise.allSettled([printer.print(endless), printer.print(aDocument())]);
      await vi.advanceTimersByTimeAsync(29_999);
      expect(vi.getTimerCount()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      const [refused, printed] = await both;
      expect(refused).toMatchObject({ status: "rejected" });
      expect(printed).toMatchObject({ status: "fulfilled" });
    } finally {
      vi.useRealTimers();
    }
  });

  it("waits longer for its thread to start than for a paper", async () => {
    const other = startDocumentPrinter(NO_MEDIA);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const printed = other.print(aDocument());
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
      await vi.advanceTimersByTimeAsync(60_000);
      expect((await printed).length).toBeGreaterThan(1000);
    } finally {
      vi.useRealTimers();
      await other.stop();
    }
  });

  it("prints nothing once it was stopped, not even what it was at", async () => {
    const other = startDocumentPrinter(NO_MEDIA);
    const waiting = expect(other.print(aDocument())).rejects.toThrow(/ended|stopped/);
    await other.stop();
    await waiting;
    await expect(other.print(aDocument())).rejects.toThrow(/stopped/);
  });
});
