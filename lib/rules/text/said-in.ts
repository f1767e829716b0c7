type Said = Partial<Record<"fr_FR" | "en", unknown>> | null | undefined;

/** Returns a text in a language, or in another one that says something; "" where none does. */
export function saidIn(said: Said, code: "fr_FR" | "en"): string {
  const text = said?.[code] || Object.values(said ?? {}).find(Boolean);
  return typeof text === "string" ? text : "";
}
