import type { Parameter } from "@/lib/contract/parameter";
export function readParameters(rows: Parameter[]) {
  return { COMPANY_NAME: rows.find((r) => r.type === "COMPANY_NAME")?.value ?? null };
}
