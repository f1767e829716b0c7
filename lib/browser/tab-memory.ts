/** Prefix of the texts in the window's name: another site's name is not read as ours. */
const MARK = "kept:";

interface TabMemory {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
  names(): string[];
}

/**
 * Returns the memory of a tab whose browser refuses storage: texts in the name of its window. Every
 * page of the site finds them there until the tab is closed or shows another site. They never leave
 * the tab.
 */
export function tabMemory(prefix: string): TabMemory {
  const change = (name: string, value: string | undefined) => {
    if (typeof window === "undefined") return;
    const { [prefix + name]: before, ...others } = readTexts();
    if (before === value) return;
    const texts = value === undefined ? others : { ...others, [prefix + name]: value };
    window.name = Object.keys(texts).length > 0 ? MARK + JSON.stringify(texts) : "";
  };
  return {
    getItem: (name) => readTexts()[prefix + name] ?? null,
    setItem: (name, value) => change(name, value),
    removeItem: (name) => change(name, undefined),
    names: () =>
      Object.keys(readTexts())
        .filter((name) => name.startsWith(prefix))
        .map((name) => name.slice(prefix.length)),
  };
}

function readTexts(): Record<string, string> {
  if (typeof window === "undefined" || !isOwn()) return {};
  try {
    const texts: unknown = JSON.parse(window.name.slice(MARK.length));
    return Object.fromEntries(
      Object.entries(texts ?? {}).filter(([, text]) => typeof text === "string"),
    );
  } catch {
    return {};
  }
}

declare global {
  interface Window {
    /** True once its name has been found to be ours, or emptied, on this page. */
    isNameChecked?: boolean;
  }
}

/** Tells whether the window's name is ours: another site that opened this page may have set it. */
function isOwn(): boolean {
  if (!window.isNameChecked && window.name.startsWith(MARK) && !isFromOwnPage()) window.name = "";
  window.isNameChecked = true;
  return window.name.startsWith(MARK);
}

function isFromOwnPage(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  if (entry && "type" in entry && entry.type !== "navigate") return true;
  return document.referrer.startsWith(`${location.origin}/`);
}
