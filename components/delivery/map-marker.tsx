/** A parcel shop on the map: a pin with its number. */
export function MapMarker(props: {
  index: number;
  at: { x: number; y: number };
  label: string;
  isChosen: boolean;
  /** True for the one that the Tab key comes to; arrows lead to the others. */
  isEntry: boolean;
  onLook: (isLooked: boolean) => void;
  onChoose: () => void;
}) {
  const { index, at, isChosen, onLook, onChoose } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own
    <g
      role="button"
      tabIndex={props.isEntry ? 0 : -1}
      aria-label={props.label}
      aria-pressed={isChosen}
      data-index={index}
      className="cursor-pointer outline-none"
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        onChoose();
      }}
      onFocus={() => onLook(true)}
      onBlur={() => onLook(false)}
      onPointerEnter={() => onLook(true)}
      onPointerLeave={() => onLook(false)}
    >
      {/* As large as a finger. */}
      <circle cx={at.x} cy={at.y - 14} r={16} className="fill-transparent" />
      <MapPin index={index} at={at} look={isChosen ? "chosen" : "plain"} />
    </g>
  );
}

const LOOK = {
  plain: { pin: "fill-muted", size: 1 },
  looked: { pin: "fill-heading", size: 1.3 },
  chosen: { pin: "fill-accent", size: 1.3 },
} as const;

/** The drawing of a pin, its point where the shop is. */
export function MapPin(props: {
  index: number;
  at: { x: number; y: number };
  look: keyof typeof LOOK;
}) {
  const { index, at } = props;
  const { pin, size } = LOOK[props.look];
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${size})`}>
      <path
        d="M0 0C-2-5-9-9-9-16a9 9 0 0 1 18 0C9-9 2-5 0 0Z"
        className={`stroke-background stroke-1 ${pin}`}
      />
      <text y={-12.5} textAnchor="middle" className="fill-background font-semibold text-[10px]">
        {index + 1}
      </text>
    </g>
  );
}
