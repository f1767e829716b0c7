import { askProvider } from "./provider";

/**
 * What is in a file that was put onto the site, by the path of its `url` (`uploadedFile`).
 * @param address of the visitor, for limits
 * @returns undefined where there is none
 * @throws Error when the provider cannot say
 */
export async function readMedia(path: string, address: string): Promise<Buffer | undefined> {
  const answer = await askProvider(path, { method: "GET", headers: new Headers() }, address);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`The provider answered ${answer.status} for ${path}`);
  return Buffer.from(await answer.arrayBuffer());
}
