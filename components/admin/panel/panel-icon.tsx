const PATHS = {
  day: "M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M8 14h3",
  schedule:
    "M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M8 13.500h.01M12 13.500h.01M16 13.500h.01M8 16.500h.01M12 16.500h.01",
  add: "M12 5v14M5 12h14",
  glance: "M3 13h4l3-8 4 14 3-6h4",
  ride: "M3 16v-3l2-1 2-5h10l2 5 2 1v3M3 16h18M6 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM18 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  order: "M3 8l9-5 9 5v8l-9 5-9-5zM3 8l9 5 9-5M12 13v8",
  customer:
    "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM2.500 20a6.500 6.500 0 0 1 13 0M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500a6.500 6.500 0 0 1 3.500 5.500",
  business: "M4 21V5l9-2v18M13 9h7v12M2 21h20M7 8h2M7 12h2M7 16h2M16 13h1M16 17h1",
  due: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3 2",
  team: "M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5 20a7 7 0 0 1 14 0M19 5v4M17 7h4",
  message: "M4 5h16v11H9l-5 4zM8 9h8M8 12h5",
  star: "M12 3.500l2.600 5.400 5.900.800-4.300 4.100 1.100 5.900L12 16.900l-5.300 2.800 1.100-5.900-4.300-4.100 5.900-.800z",
  reply: "M4 5h16v11H9l-5 4zM13 8l-3.500 2.500L13 13M9.500 10.500H16",
  payment: "M3 6h18v12H3zM3 10h18M7 15h3",
  document: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  vehicle: "M4 17V11l2-5h12l2 5v6zM4 11h16M7 14h1M16 14h1M6 17v2M18 17v2",
  fare: "M4 4h8l8 8-8 8-8-8zM8 8h.01",
  calendar: "M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M9 14l6 4M15 14l-6 4",
  bottle: "M10 3h4v5l2 3v10H8V11l2-3zM8 14h8",
  count: "M7 5h10v16H7zM10 3h4v4h-4zM10 12h4M10 16h4",
  stock: "M3 13h8v7H3zM13 13h8v7h-8zM8 4h8v7H8z",
  audit: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  letter: "M3 6h18v12H3zM3 7l9 7 9-7",
  money: "M4 20V10M10 20V4M16 20v-8M21 20H3",
  picture:
    "M4 5h16v14H4zM8.500 11a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3ZM4 17l5-5 4 4 3-3 4 4",
  media: "M7 3h14v12H7zM3 8v13h14M11 8.500a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM7 13l4-4 3 3 2-2 5 4",
  camera: "M3 8h4l2-3h6l2 3h4v11H3zM12 16.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Z",
  film: "M4 5h16v14H4zM10 9l5 3-5 3z",
  parameter: "M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4M4 12h5M13 12h7M11 10v4",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  phone:
    "M6.6 3.5 9 3l2 4.6-2 1.6a11.5 11.5 0 0 0 5.8 5.8l1.6-2 4.6 2-.5 2.4c-.3 1.6-1.7 2.7-3.3 2.5C10.3 19 5 13.7 4.1 6.8 3.9 5.2 5 3.8 6.6 3.5Z",
  way: "M20 4 4 11l7 2 2 7z",
  back: "m14 6-6 6 6 6",
  forth: "m10 6 6 6-6 6",
  up: "m6 15 6-6 6 6",
  down: "m6 9 6 6 6-6",
  handle: "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l5 5",
  filter: "M4 6h16M7 12h10M10 18h4",
  close: "M6 6l12 12M18 6 6 18",
  check: "m5 12 5 5 9-10",
  warning: "M12 4 2.500 20h19zM12 10v4M12 17h.01",
  out: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  leave: "M10 4H5v16h5M15 8l4 4-4 4M19 12H9",
  alert: "M6 17V11a6 6 0 0 1 12 0v6l1.500 2h-15zM10.500 21h3",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 15v2",
  offline:
    "M3 3l18 18M5 10a11 11 0 0 1 4-2.300M15 8.200a11 11 0 0 1 4 1.800M8.500 13.500a5 5 0 0 1 4-1.500M12 18h.01",
  save: "M12 4v11M7 11l5 5 5-5M5 20h14",
  look: "M12 21a9 9 0 1 1 9-9c0 2.500-2 4-4 4h-2.500a2 2 0 0 0-1.500 3.300A1.500 1.500 0 0 1 12 21ZM8 10h.01M12 7.500h.01M16 10h.01",
  news: "M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2M7.500 9h6M7.500 12.500h6M7.500 16h3.500",
  page: "M4 4h16v16H4zM4 8.500h16M7.500 12h5M7.500 15.500h9",
  article: "M5 4h14v16H5zM8.500 8h7M8.500 12h7M8.500 16h4",
  folder: "M3 6h6l2 2.500h10V19H3z",
  album: "M7 4h14v12H7zM17 16v4H3V8h4M7 14l4-4 3 3 2-2 5 4",
  service:
    "M12 3.500l2.600 5.400 5.900.8-4.300 4.100 1.100 5.900L12 16.800l-5.300 2.900 1.100-5.900-4.300-4.100 5.900-.8z",
  list: "M4 5h4v4H4zM4 15h4v4H4zM11.500 7H20M11.500 17H20",
  site: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
} as const;

export type PanelIconName = keyof typeof PATHS;

export const isPanelIcon = (name: string): name is PanelIconName => name in PATHS;

export function PanelIcon(props: { name: PanelIconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${props.className ?? "size-5"}`}
    >
      <path d={PATHS[props.name]} />
    </svg>
  );
}
