/** Stage of a Dockerfile, with the files that it copies from this repository, and its commands. */
export interface ImageStage {
  name: string;
  steps: ({ copy: string[]; to: string } | { run: string })[];
}

/** Reads a Dockerfile, as far as ours goes: one instruction a line, or joined by a backslash. */
export function readDockerfile(text: string): ImageStage[] {
  const stages: ImageStage[] = [];
  const lines = text.replaceAll(/^\s*#.*\n/gm, "").replaceAll(/\\\n\s*/g, "");
  for (const line of lines.split("\n")) {
    const [, word, rest = ""] = line.match(/^([A-Z]+)\s+(.*)$/) ?? [];
    const stage = stages.at(-1);
    if (word === "FROM") stages.push({ name: rest.match(/ AS (\w+)$/)?.[1] ?? rest, steps: [] });
    if (word === "RUN") stage?.steps.push({ run: rest });
    if (word === "COPY" && !rest.startsWith("--from")) {
      const paths = rest.split(/\s+/);
      stage?.steps.push({ copy: paths.slice(0, -1), to: paths.at(-1) ?? "" });
    }
  }
  return stages;
}
