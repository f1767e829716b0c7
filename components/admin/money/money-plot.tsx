import type { MoneyPage } from "@/lib/contract/admin/money";

const HEIGHT = 60;

/** Largest width of a day or a month, in pixels: of a few, none becomes a slab. */
const WIDEST = 56;

/** Received sums by day or by month, drawn; the table below gives the same in figures. */
export function MoneyPlot({ days }: { days: MoneyPage["days"] }) {
  const most = Math.max(...days.map(({ received, refunded }) => Math.max(received, refunded)), 0);
  if (most === 0 || days.length < 2) return null;
  const height = (amount: number) => (Math.max(0, amount) / most) * HEIGHT;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${days.length * 4} ${HEIGHT}`}
      preserveAspectRatio="none"
      width={days.length * WIDEST}
      className="mb-8 h-24 max-w-full border-line border-b"
    >
      {days.map(({ day, received, refunded }, index) => (
        <g key={day}>
          <rect
            x={index * 4 + 0.5}
            y={HEIGHT - height(received)}
            width={2}
            height={height(received)}
            className="fill-accent"
          />
          <rect
            x={index * 4 + 2.5}
            y={HEIGHT - height(refunded)}
            width={1}
            height={height(refunded)}
            className="fill-danger"
          />
        </g>
      ))}
    </svg>
  );
}
