import { aFormAnswer, tinyAnswer, tinyForm } from "@/testing/form-answer";
import { notFoundElsewhere } from "./get-case";
import { type MakeCase, NOBODYS, plain, SITE } from "./route-case";
import type { RouterCases } from "./router-cases";

const ofAnswer =
  (path: string): MakeCase =>
  async ({ platform }) => {
    const at = (id: number) => path.replace("ID", String(id));
    const { idAnswer } = await aFormAnswer(platform, SITE);
    return [{ path: at(idAnswer), nowhere: at(NOBODYS) }];
  };

export const formCases: RouterCases = {
  routes: {
    "GET /forms/{id}": async ({ platform }) => [
      { path: `/forms/${await tinyForm(platform, SITE)}`, nowhere: `/forms/${NOBODYS}` },
    ],
    "POST /forms/{id}/submit": async ({ platform }) => [
      {
        path: `/forms/${await tinyForm(platform, SITE)}/submit`,
        nowhere: `/forms/${NOBODYS}/submit`,
        body: tinyAnswer(),
      },
    ],
    "GET /admin/form": plain("/admin/form"),
    "GET /admin/form/{id}/answer": async ({ platform }) => {
      const at = (id: number) => `/admin/form/${id}/answer`;
      return [{ path: at((await aFormAnswer(platform, SITE)).idForm), nowhere: at(NOBODYS) }];
    },
    "GET /admin/form-answer/{id}/given": ofAnswer("/admin/form-answer/ID/given"),
    "GET /admin/form-answer/{id}/file/{idFile}": async ({ platform }) => {
      const { idAnswer, idFile } = await aFormAnswer(platform, SITE);
      const at = (id: number) => `/admin/form-answer/${idAnswer}/file/${id}`;
      return [{ path: at(idFile), nowhere: at(NOBODYS) }];
    },
    "DELETE /admin/form/answer/{id}": ofAnswer("/admin/form/answer/ID"),
  },

  gets: async ({ platform, idSite, admin }) => {
    const { idForm, idAnswer, idFile } = await aFormAnswer(platform, idSite);
    const staffsOwn = (path: string, file?: string) => [
      { path, headers: admin, elsewhere: "REFUSED" as const, ...(file && { file }) },
    ];
    return {
      "/forms/{id}": notFoundElsewhere(`/forms/${idForm}`),
      "/admin/form": staffsOwn("/admin/form"),
      "/admin/form/{id}/answer": staffsOwn(`/admin/form/${idForm}/answer`),
      "/admin/form-answer/{id}/given": staffsOwn(`/admin/form-answer/${idAnswer}/given`),
      "/admin/form-answer/{id}/file/{idFile}": staffsOwn(
        `/admin/form-answer/${idAnswer}/file/${idFile}`,
        "application/octet-stream",
      ),
    };
  },
};
