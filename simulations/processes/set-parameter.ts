import type { SiteClient } from "./site-client";

/** Changes a setting of the site from its present value. @throws Error when it is refused */
export async function setParameter(owner: SiteClient, type: string, value: string): Promise<void> {
  const { data: answer } = await owner.call("GET", "/api/admin/parameter");
  const { data: all } = answer as { data: { type: string; version: string }[] };
  const known = all.find((one) => one.type === type);
  const { status, data } = await owner.call(
    "PUT",
    `/api/admin/parameter/${type}`,
    { value },
    { "If-Match": known?.version ?? "" },
  );
  if (status !== 200) throw new Error(`${type} is not set: ${status} ${JSON.stringify(data)}`);
}
