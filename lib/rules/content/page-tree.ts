/** Page in the list of a tree: each before those below it. */
export interface TreeLine {
  id: number;
  idParent: number | null;
  level: number;
}

/** Place of a page: below another one or at the top, before one of those there or at their end. */
export interface TreePlace {
  idParent: number | null;
  before: number | null;
}

export type TreeStep = "UP" | "DOWN" | "IN" | "OUT";

const siblingsOf = (lines: readonly TreeLine[], idParent: number | null) =>
  lines.filter((line) => line.idParent === idParent).map(({ id }) => id);

/** Returns the place of a page now. */
export function placeOf(lines: readonly TreeLine[], id: number): TreePlace {
  const idParent = lines.find((line) => line.id === id)?.idParent ?? null;
  const siblings = siblingsOf(lines, idParent);
  return { idParent, before: siblings[siblings.indexOf(id) + 1] ?? null };
}

/** Returns the place one step away; undefined where there is none. */
export function placeAfterStep(
  lines: readonly TreeLine[],
  id: number,
  step: TreeStep,
): TreePlace | undefined {
  const { idParent } = placeOf(lines, id);
  const siblings = siblingsOf(lines, idParent);
  const at = siblings.indexOf(id);
  const above = siblings[at - 1];
  switch (step) {
    case "UP":
      return above === undefined ? undefined : { idParent, before: above };
    case "DOWN":
      if (at === siblings.length - 1) return undefined;
      return { idParent, before: siblings[at + 2] ?? null };
    case "IN":
      return above === undefined ? undefined : { idParent: above, before: null };
    case "OUT":
      return idParent === null ? undefined : placeOf(lines, idParent);
  }
}

/** Returns the lines without a page and those below it. */
export function withoutBranch<L extends TreeLine>(lines: readonly L[], id: number): L[] {
  const taken = new Set([id]);
  return lines.filter((line) => {
    if (line.idParent !== null && taken.has(line.idParent)) taken.add(line.id);
    return !taken.has(line.id);
  });
}

/**
 * Returns the place in a gap between two lines, at the level that is nearest to the wanted one.
 * @param lines those that stay, without the moved page and those below it
 * @param gap number of lines above it
 */
export function placeInGap(
  lines: readonly TreeLine[],
  gap: number,
  wanted: number,
): TreePlace & { level: number } {
  const [above, below] = [lines[gap - 1], lines[gap]];
  const level = Math.max(below?.level ?? 0, Math.min(wanted, above ? above.level + 1 : 0));
  let parent = above;
  while (parent && parent.level >= level) {
    const { idParent } = parent;
    parent = lines.find(({ id }) => id === idParent);
  }
  return {
    idParent: parent?.id ?? null,
    before: below?.level === level ? below.id : null,
    level,
  };
}
