import { expect, type Page } from "@playwright/test";
import type { AdminParameter, ParameterChange } from "@/lib/contract/admin/parameter";

/** Changes a setting of a site, as the user who is logged in on a page, from its present value. */
export async function setParameter(
  site: { url: string },
  page: Page,
  { type, ...change }: { type: string } & ParameterChange,
): Promise<void> {
  const path = `${site.url}/api/admin/parameter`;
  const { data } = await (await page.request.get(path)).json();
  const known = (data as AdminParameter[]).find((one) => one.type === type);
  const answer = await page.request.put(`${path}/${type}`, {
    headers: { origin: site.url, "If-Match": known?.version ?? "" },
    data: { reason: "Essai", ...change },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
