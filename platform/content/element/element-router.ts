import * as calls from "@/lib/contract/calls/element";
import { newRouter } from "@/platform/http/router";
import { elementOf, elements, isOfRoute } from "./published-elements";

export function elementRouter() {
  return newRouter()
    .answer(calls.getElements, async (reader, { param: { route }, query }) => {
      const { items, total } = await elements.list(query, { ...reader, among: isOfRoute(route) });
      return { items: items.map(elementOf), total };
    })
    .answer(calls.getElement, async (reader, { param: { route, id } }) =>
      elementOf(await elements.item(id, { ...reader, among: isOfRoute(route) })),
    );
}
