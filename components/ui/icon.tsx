const PATHS = {
  phone:
    "M6.6 3.5 9 3l2 4.6-2 1.6a11.5 11.5 0 0 0 5.8 5.8l1.6-2 4.6 2-.5 2.4c-.3 1.6-1.7 2.7-3.3 2.5C10.3 19 5 13.7 4.1 6.8 3.9 5.2 5 3.8 6.6 3.5Z",
  calendar: "M4 6h16v14H4zM4 10h16M8 3v5M16 3v5",
  menu: "M3 7h18M3 12h18M3 17h18",
  close: "M5 5l14 14M19 5 5 19",
  chevron: "m6 9 6 6 6-6",
  home: "M4 11 12 4l8 7M6 10v10h12V10",
  car: "M3 16v-3l2-1 2-5h10l2 5 2 1v3M3 16h18M6 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM18 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  tag: "M4 4h8l8 8-8 8-8-8zM8 8h.01",
  paper: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.500 20.500a7.500 7.500 0 0 1 15 0",
  mail: "M3 6h18v12H3zM3 7l9 7 9-7",
  parcel: "M3 8l9-5 9 5v8l-9 5-9-5zM3 8l9 5 9-5M12 13v8M7.500 5.500l9 5",
  basket: "M3 10h18l-2 10H5zM8 10l3-6M16 10l-3-6M9 14v3M12 14v3M15 14v3",
  search: "M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM15.500 15.500 21 21",
  play: "M8 5v14l11-7z",
  facebook:
    "M14 21v-8h3l.5-3.5H14V7.5c0-1 .4-1.8 1.9-1.8h1.7V2.6C17.200 2.500 16.200 2.400 15 2.400c-2.700 0-4.500 1.600-4.500 4.600v2.500h-3V13h3v8",
  instagram:
    "M4 8a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM12 15.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM17 7h.01",
  linkedin: "M4 4h16v16H4zM8 11v5M8 8h.01M12 16v-5M12 13a2 2 0 0 1 4 0v3",
} as const;

export type IconName = keyof typeof PATHS;

/** Tells whether a name is that of an icon for a menu entry. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(PATHS, name);

/** Line drawing that goes with a text; for the eye only. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
