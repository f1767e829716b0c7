import * as calls from "@/lib/contract/calls/search";
import { newRouter } from "@/platform/http/router";
import { searchSite } from "./search-site";

export function searchRouter() {
  return newRouter().answer(calls.searchSite, ({ tx, language, now, member }, { query }) =>
    searchSite({ tx, language, now, isMember: member !== null }, query),
  );
}
