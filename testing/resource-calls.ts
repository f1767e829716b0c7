import type { AdminItem } from "@/lib/contract/admin/definition";
import { changeAsRead } from "./change-as-read";
import type { Person } from "./scene";
import type { TestPlatform } from "./test-platform";

/** Makes the calls by which a person of the staff writes the resources of the panel. */
export function resourceCalls(platform: TestPlatform, { headers }: Person) {
  const add = (of: string, body: object) =>
    platform.call<AdminItem>("POST", `/admin/${of}`, { headers, body });
  return {
    add,
    /** @returns the id of what was added @throws with the faults where it is refused */
    added: async (of: string, body: object): Promise<number> => {
      const { answer } = await add(of, body);
      if (!answer.success) throw new Error(`${answer.message} ${JSON.stringify(answer.data)}`);
      return answer.data.id;
    },
    change: (path: string, body: object) =>
      changeAsRead<AdminItem>(platform, `/admin/${path}`, { headers, body }),
  };
}
