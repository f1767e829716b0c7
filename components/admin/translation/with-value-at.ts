/** Returns a value with a part of it replaced, by the steps that lead to it. */
export function withValueAt(value: unknown, steps: readonly string[], to: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return to;
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      String(index) === step ? withValueAt(item, rest, to) : item,
    );
  }
  const object = (value ?? {}) as Record<string, unknown>;
  return { ...object, [step]: withValueAt(object[step], rest, to) };
}
