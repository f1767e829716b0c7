import { z } from "@hono/zod-openapi";
import { adminLogoSchema, logoChangeSchema } from "@/lib/contract/admin/logo";
import { logoTypeSchema } from "@/lib/contract/site";
import { uploadedPath } from "@/lib/rules/site/uploaded-file";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { route } from "@/platform/http/route";
import { newRouter, responses, upload } from "@/platform/http/router";
import { refuseStale } from "@/platform/http/version";
import { prepareLogo } from "@/platform/media/logo-image";
import { nameOfContent } from "@/platform/media/store/media-store";
import type { Services } from "@/platform/services/services";
import { logoImage, logoVersion, readAdminLogos } from "./logo-rows";
import { setLogo } from "./set-logo";

const params = z.object({ type: logoTypeSchema });

const list = route({
  name: "getAdminLogos",
  area: "admin",
  can: "logo:read",
  method: "get",
  path: "/admin/logo",
  summary: "Every place that a logo of the site has, with what stands there and stood there before",
  responses: responses(z.array(adminLogoSchema), "The places"),
});

const change = route({
  name: "changeLogo",
  area: "admin",
  can: "logo:change",
  limit: "logo",
  startsFrom: "VERSION",
  method: "put",
  path: "/admin/logo/{type}",
  summary: "Gives a place another logo, or the logo there another text",
  request: { params, ...upload(logoChangeSchema) },
  responses: responses(adminLogoSchema, "The place as it is now"),
});

const remove = route({
  name: "removeLogo",
  area: "admin",
  can: "logo:change",
  method: "delete",
  path: "/admin/logo/{type}",
  summary: "Leaves a place without a logo",
  request: { params },
  responses: responses(adminLogoSchema, "The place as it is now"),
});

const restore = route({
  name: "restoreLogo",
  area: "admin",
  can: "logo:change",
  method: "post",
  path: "/admin/logo/{type}/previous",
  summary: "Gives a place the logo again that it had before",
  request: { params },
  responses: responses(adminLogoSchema, "The place as it is now"),
});

export function logoRouter({ media }: Services) {
  return newRouter()
    .answer(list, ({ tx }) => readAdminLogos(tx))
    .answerInSteps(change, async (caller, { param: { type }, form: { alt, image: file } }) => {
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
              // What two wanted alike overwrites nothing.
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
    })
    .answer(remove, (work, { param: { type } }) =>
      setLogo(work, { type, action: "REMOVE", become: ({ alt }) => ({ image: null, alt }) }),
    )
    .answer(restore, (work, { param: { type } }) =>
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
