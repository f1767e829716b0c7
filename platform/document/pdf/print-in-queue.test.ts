import { describe, expect, it, vi } from "vitest";
import { aDocument } from "@/testing/document-example";
import type { PrintableDocument } from "./print-document";
import { printInQueue } from "./print-in-queue";

function heldPrinters(count: number) {
  const open: (() => void)[] = [];
  const print = vi.fn(
    (data: PrintableDocument) =>
      new Promise<Uint8Array>((resolve) => {
        open.push(() => resolve(new TextEncoder().encode(data.number)));
      }),
  );
  const queue = printInQueue(Array.from({ length: count }, () => ({ print })));
  const finish = async () => {
    for (const resolve of open.splice(0)) resolve();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ...queue, printer: print, finish };
}

const BUSY = { code: "TOO_MANY_REQUESTS", reason: "PRINTERS_BUSY", retryAfter: 10 };

const document = (number: number) => aDocument({ number: `F2026-${number}` });

describe("the queue of documents", () => {
  it("prints two at once, lets eight wait, and refuses the others with a time to wait", async () => {
    const { print, printer, finish } = heldPrinters(2);
    const prints = Array.from({ length: 40 }, (_, number) => print(document(number)));
    const settled = Promise.allSettled(prints);
    await new Promise((resolve) => setImmediate(resolve));
    expect(printer).toHaveBeenCalledTimes(2);
    for (let round = 0; round < 5; round += 1) await finish();
    const all = await settled;
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    for (const refused of all.slice(10)) {
      expect(refused).toMatchObject({ reason: BUSY });
    }
  });

  it("refuses what has waited for ten seconds, but prints it for a mail", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const { print, printInTurn, printer, finish } = heldPrinters(1);
      const first = print(document(1));
      const late = expect(print(document(2))).rejects.toMatchObject(BUSY);
      const shared = print(document(3));
      const mailed = printInTurn(document(3));
      await vi.advanceTimersByTimeAsync(10_000);
      await late;
      for (let round = 0; round < 3; round += 1) await finish();
      expect((await Promise.all([first, shared, mailed])).map((pdf) => pdf.length)).toEqual([
        7, 7, 7,
      ]);
      expect(printer).toHaveBeenCalledTimes(2);
      void print(document(2));
      await finish();
      expect(printer).toHaveBeenCalledTimes(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it("prints the same document once, for those who ask at once and those who ask later", async () => {
    const { print, printer, finish } = heldPrinters(2);
    const prints = Array.from({ length: 40 }, () => print(document(1)));
    await new Promise((resolve) => setImmediate(resolve));
    await finish();
    expect(new Set(await Promise.all([...prints, print(document(1))])).size).toBe(1);
    expect(printer).toHaveBeenCalledTimes(1);
  });

  it("has a mail wait, however many do", async () => {
    const { print, printInTurn, finish } = heldPrinters(1);
    const prints = Array.from({ length: 9 }, (_, number) => print(document(number)));
    const mailed = printInTurn(document(99));
    await expect(print(document(100))).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    for (let round = 0; round < 10; round += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      await finish();
    }
    expect(new TextDecoder().decode(await mailed)).toBe("F2026-99");
    await Promise.all(prints);
  });

  it("remembers no failure", async () => {
    const print = vi
      .fn()
      .mockRejectedValueOnce(new Error("jam"))
      .mockResolvedValue(new Uint8Array(1));
    const queue = printInQueue([{ print }]);
    await expect(queue.print(document(1))).rejects.toThrow("jam");
    await expect(queue.print(document(1))).resolves.toHaveLength(1);
  });
});
