export type MenuAction =
  | { kind: "scrollTo"; id: string }
  | { kind: "openModal"; id: string }
  | { kind: "print" };

/**
 * Reads the `jsCode` of a menu entry (§3 Page link). It is not run: of all code, only these calls
 * are understood — `scrollTo('#id')`, `openModal('id')` and `print()`; undefined for any other.
 */
export function menuAction(jsCode: string | null): MenuAction | undefined {
  const call = /^\s*(scrollTo|openModal|print)\(\s*(?:(['"])#?([\w-]+)\2)?\s*\)\s*;?\s*$/.exec(
    jsCode ?? "",
  );
  const [, kind, , id] = call ?? [];
  if (kind === "print" && id === undefined) return { kind };
  if ((kind === "scrollTo" || kind === "openModal") && id) return { kind, id };
  return undefined;
}
