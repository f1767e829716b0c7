import * as calls from "@/lib/contract/calls/content";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { readContentAddresses } from "./address/content-addresses";
import { readContentPlace } from "./address/content-place";
import { readContentAt } from "./item/content-at";
import { contentDraft, readContentRow } from "./item/content-draft";
import { readContentLines } from "./item/content-lines";
import { contentPreview } from "./item/content-preview";
import { readContentRevision, readContentRevisions } from "./item/content-revisions";
import { placeContent } from "./item/place-content";
import { publishContent, removeContent, withdrawContent } from "./item/publish-content";
import { addContent, saveContent } from "./item/save-content";
import { movePage } from "./page-order/move-page";
import { readPageOrder } from "./page-order/read-page-order";

export function contentRouter() {
  return newRouter()
    .answer(calls.getContentPlace, async ({ tx, language, now }, { query }) => {
      const found = await readContentPlace(tx, query.path, { language, now });
      if (!found) throw new ApiError("NOT_FOUND");
      return found;
    })
    .answer(calls.getContentAddresses, ({ tx, now }, { query }) =>
      readContentAddresses(tx, query, now),
    )
    .answer(calls.listContents, (work, { param, query }) =>
      readContentLines(work, param.type, query),
    )
    .answer(calls.getContentDraft, async ({ tx, now }, { param: { type, id } }) =>
      contentDraft(tx, await readContentRow(tx, type, id), now),
    )
    .answer(calls.previewContent, async ({ tx, now }, { param: { type, id, code } }) =>
      contentPreview(tx, await readContentRow(tx, type, id), { code, now }),
    )
    .answer(calls.addContent, (work, { param, json }) => addContent(work, param.type, json))
    .answer(calls.saveContent, (work, { param, json }) => saveContent(work, param, json))
    .answer(calls.publishContent, (work, { param, json }) => publishContent(work, param, json))
    .answer(calls.withdrawContent, (work, { param }) => withdrawContent(work, param))
    .answer(calls.removeContent, async (work, { param }) => {
      await removeContent(work, param);
      return {};
    })
    .answer(calls.getContentAt, async ({ tx, language, now }, { query }) => ({
      content: (await readContentAt(tx, query.path, { language, now })) ?? null,
    }))
    .answer(calls.getPageOrder, (work) => readPageOrder(work))
    .answer(calls.movePage, (work, { param, json }) => movePage(work, param, json))
    .answer(calls.placeContent, async (work, { param, json }) => {
      await placeContent(work, param, json.before);
      return {};
    })
    .answer(calls.listContentRevisions, async ({ tx }, { param: { type, id } }) => {
      await readContentRow(tx, type, id);
      return { revisions: await readContentRevisions(tx, type, id) };
    })
    .answer(calls.getContentRevision, ({ tx }, { param }) => readContentRevision(tx, param));
}
