import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineNets } from "./line-nets";

describe("the net amounts of lines", () => {
  it("add up where rounding each line alone would not", () => {
    // Three times 10.00 € with 10 % VAT: 27.27 € net, and not three times 9.09 € by luck alone.
    expect(lineNets([1000, 1000, 1000], 2727)).toEqual([909, 909, 909]);
    expect(lineNets([1000, 1000, 1000, 1000], 3636)).toEqual([909, 909, 909, 909]);
    expect(lineNets([5, 5, 5], 14)).toEqual([5, 4, 5]);
  });

  it("are nothing for lines that come to nothing", () => {
    expect(lineNets([], 0)).toEqual([]);
    expect(lineNets([500, -500], 0)).toEqual([0, 0]);
  });

  it("always add up to the net total, each within a cent of its share", () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 1 }),
        fc.integer({ min: 0, max: 20 }),
        (gross, rate) => {
          const total = gross.reduce((sum, one) => sum + one, 0);
          const net = Math.round(total / (1 + rate / 100));
          const nets = lineNets(gross, net);
          expect(nets.reduce((sum, one) => sum + one, 0)).toBe(net);
          nets.forEach((one, index) => {
            const share = total === 0 ? 0 : ((gross[index] ?? 0) * net) / total;
            expect(Math.abs(one - share)).toBeLessThanOrEqual(1);
          });
        },
      ),
    );
  });
});
