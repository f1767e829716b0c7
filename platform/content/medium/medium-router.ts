import type { KeptMedia } from "@/lib/contract/admin/medium";
import * as calls from "@/lib/contract/calls/medium";
import { MAX_FILES_OF_FORM } from "@/lib/rules/site/medium-file";
import { LEAST_CONTRAST } from "@/lib/rules/text/ground-contrast";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { fieldMessage } from "@/platform/http/message-of";
import { newRouter } from "@/platform/http/router";
import { ensureStored, removeFile } from "@/platform/media/library/stored-file";
import type { Services } from "@/platform/services/services";
import { changeMedium, readUsedMedium, removeMedium, setMediumFile } from "./change-medium";
import { isFileNamed } from "./is-file-named";
import { keepFile, keepMedium } from "./keep-medium";
import { listMediumRows } from "./medium-rows";
import { pictureLegibility, wordsLook } from "./picture-legibility";

export function mediumRouter({ media }: Services) {
  return newRouter()
    .answer(calls.listMedia, ({ tx }, { query }) => listMediumRows(tx, query))
    .answer(calls.getMedium, (work, { param }) => readUsedMedium(work, param.id))
    .answerInSteps(calls.addMedia, async (caller, { form: { image, images = [] } }) => {
      const work = { ...caller, media };
      if (image) return { media: [await keepMedium(work, image)], errors: {} };
      const files = Array.isArray(images) ? images : [images];
      if (files.length === 0) throw invalidFields({ image: "MEDIUM_MISSING" });
      if (files.length > MAX_FILES_OF_FORM) throw invalidFields({ images: "MEDIA_TOO_MANY" });
      const kept: KeptMedia = { media: [], errors: {} };
      for (const [at, file] of files.entries()) {
        try {
          kept.media.push(await keepMedium(work, file));
        } catch (error) {
          const fault = error instanceof ApiError ? error.errors.image : undefined;
          if (!fault) throw error;
          kept.media.push(null);
          kept.errors[`images.${at}`] = fieldMessage(caller.language, fault);
        }
      }
      return kept;
    })
    .answerInSteps(calls.getPictureLegibility, async ({ idSite, inUnitOfWork }, { query }) => {
      const { on, src, focusX, focusY, ...crop } = query;
      const look = await inUnitOfWork(({ tx }) => wordsLook(tx, on));
      const focus = { x: focusX, y: focusY };
      const contrast =
        look && (await pictureLegibility({ media, idSite }, { src, crop, focus }, look));
      return { contrast: contrast ?? null, least: LEAST_CONTRAST };
    })
    .answer(calls.changeMedium, (work, { param, json }) => changeMedium(work, param.id, json))
    .answerInSteps(calls.replaceMediumFile, async (caller, { param: { id }, form }) => {
      const { idSite, user, version, inUnitOfWork } = caller;
      const former = await inUnitOfWork((unit) => readUsedMedium(unit, id));
      const kept = await keepFile({ media, idSite }, form.image);
      const medium = await inUnitOfWork((unit) =>
        setMediumFile({ ...unit, user, version }, id, kept),
      );
      await ensureStored(media, kept.src, kept.prepared);
      if (former.src !== medium.src) await forgetFile(former.src, inUnitOfWork);
      return medium;
    })
    .answerInSteps(calls.removeMedium, async (caller, { param: { id } }) => {
      const { user, inUnitOfWork } = caller;
      const { src } = await inUnitOfWork((unit) => removeMedium({ ...unit, user }, id));
      await forgetFile(src, inUnitOfWork);
      return {};
    });

  /** Deletes a file that nothing else needs; if out of reach it stays, harmless. */
  async function forgetFile(
    src: string,
    inUnitOfWork: <T>(
      work: (unit: { tx: Parameters<typeof isFileNamed>[0] }) => Promise<T>,
    ) => Promise<T>,
  ): Promise<void> {
    const isNamed = () => inUnitOfWork(({ tx }) => isFileNamed(tx, src));
    await removeFile(media, src, isNamed).catch(() => undefined);
  }
}
