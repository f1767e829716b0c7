import * as calls from "@/lib/contract/calls/logo";
import { uploadedPath } from "@/lib/rules/site/uploaded-file";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { refuseStale } from "@/platform/http/version";
import { prepareLogo } from "@/platform/media/logo-image";
import { nameOfContent } from "@/platform/media/store/media-store";
import type { Services } from "@/platform/services/services";
import { logoImage, logoVersion, readAdminLogos } from "./logo-rows";
import { setLogo } from "./set-logo";

export function logoRouter({ media }: Services) {
  return newRouter()
    .answer(calls.getAdminLogos, ({ tx }) => readAdminLogos(tx))
    .answerInSteps(
      calls.changeLogo,
      async (caller, { param: { type }, form: { alt, image: file } }) => {
        const { idSite, user } = caller;
        // No transaction is open while a picture is made, and while the storage is waited for.
        const image = file?.size ? await keepImage(file) : undefined;
        return caller.inUnitOfWork((unit) =>
          setLogo(
            { ...unit, user },
            {
              type,
              action: "CHANGE",
              become: (now) => {
                const shown = image ?? now.image;
                if (!shown) throw invalidFields({ image: "IMAGE_MISSING" });
                // A change that is the same as the present logo overwrites nothing.
                const isSame = logoVersion({ image: shown, alt }) === now.version;
                if (!isSame) refuseStale(caller.version, now);
                return { image: shown, alt };
              },
            },
          ),
        );

        async function keepImage(uploaded: File) {
          const source = new Uint8Array(await uploaded.arrayBuffer());
          const prepared = await prepareLogo(source, { isIcon: type === "LOGO_FAVICON" });
          const name = nameOfContent(prepared.content, prepared.ending);
          await media.put({ idSite, name }, prepared.content);
          const { width, height } = prepared;
          return logoImage(type, { url: uploadedPath({ idSite, name }), width, height });
        }
      },
    )
    .answer(calls.removeLogo, (work, { param: { type } }) =>
      setLogo(work, { type, action: "REMOVE", become: ({ alt }) => ({ image: null, alt }) }),
    )
    .answer(calls.restoreLogo, (work, { param: { type } }) =>
      setLogo(work, {
        type,
        action: "RESTORE",
        become: ({ previous, alt }) => {
          if (!previous) throw new ApiError("CONFLICT", "CHANGED_MEANWHILE");
          return { image: previous, alt };
        },
      }),
    );
}
