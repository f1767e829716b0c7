/** Field that an act changed, as the audit log has it; undefined where it had none. */
export interface ChangedField {
  name: string;
  before: unknown;
  after: unknown;
}

/**
 * Lists the fields of a line of the audit log, in the order in which they were written.
 * @param before as JSON, like `after`; null where nothing was
 */
export function fieldChanges(before: string | null, after: string | null): ChangedField[] {
  const [old, now] = [valuesIn(before), valuesIn(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names.map((name) => ({ name, before: old[name], after: now[name] }));
}

const valuesIn = (json: string | null): Record<string, unknown> =>
  json === null ? {} : (JSON.parse(json) as Record<string, unknown>);
