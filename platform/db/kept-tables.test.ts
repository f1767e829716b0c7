import { expect, it } from "vitest";
import { changeOfStatement } from "./kept-tables";

it.each([
  ['insert into "page_translation" ("id_page", "content") values ($1, $2)', "pages"],
  ['update "page_translation" set "content" = $1, "title" = $2 where "id_page" = $3', "pages"],
  ['update "page_translation" set "content" = $1 || "title" where "id_page" = $2', "pages"],
  ['update "page_translation" set "title" = upper("content") where "id_page" = $1', "pages"],
  ['delete from "page_translation" where "id_page" = $1', "pages"],
  ['update "parameter" set "value" = $1 where "type" = $2', "parameters"],
  ['update "parameter" set "value" = $1', "parameters"],
  ['update "page_translation" set "content" = $1, "custom_footer" = $2 where "id" = $3', undefined],
  ['update "page_translation" set "content" = $1', undefined],
  ['update "booking" set "state" = $1', undefined],
  ['select "content" from "page_translation"', undefined],
])("%s changes %s", (text, kind) => {
  expect(changeOfStatement(text)?.kind).toBe(kind);
});
