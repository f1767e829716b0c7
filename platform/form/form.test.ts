import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FormSheet } from "@/lib/contract/admin/form-answer";
import type { Form } from "@/lib/contract/form";
import { uploadedFile, uploadedPath } from "@/lib/rules/site/uploaded-file";
import { createApp } from "@/platform/app";
import { deadlines } from "@/platform/db/schema/deadline";
import { formAnswers, formFiles } from "@/platform/db/schema/form";
import { outbox } from "@/platform/db/schema/outbox";
import { createRateLimits } from "@/platform/http/rate-limits";
import { faultCodes } from "@/testing/fault-codes";
import { tinyAnswer, tinyForm } from "@/testing/form-answer";
import { heicPhoto } from "@/testing/heic-photo";
import { isoBox } from "@/testing/iso-box";
import { greyPng } from "@/testing/odd-pictures";
import { aPerson } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { aPhoto } from "@/testing/uploaded-medium";
import { writtenMails } from "@/testing/written-mails";

const START = "2026-11-20T10:00:00+01:00";

let platform: TestPlatform;
let idForm: number;
let staff: Record<string, string>;
beforeAll(async () => {
  platform = await openTestPlatform();
  idForm = await tinyForm(platform, 901);
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.moveTo(START);
  staff = (await aPerson(platform, "ADMIN")).headers;
});
afterEach(async () => {
  const { everySite } = platform.database;
  await everySite.delete(formFiles);
  await everySite.delete(formAnswers);
  await everySite.delete(outbox);
  await everySite.delete(deadlines);
});

const submit = (parts?: Parameters<typeof tinyAnswer>[0], language: "fr_FR" | "en" = "fr_FR") =>
  platform.call<{ received: true; thanks: string }>("POST", `/forms/${idForm}/submit`, {
    body: tinyAnswer(parts),
    language,
  });
/** Returns the faults of an answer, by field: the codes. */
async function faultsOf(parts: Parameters<typeof tinyAnswer>[0]) {
  const told = await submit(parts);
  if (!told.answer.success) expect(told.status).toBe(422);
  return faultCodes(told);
}
const answers = () => platform.database.everySite.select().from(formAnswers);
const files = () => platform.database.everySite.select().from(formFiles);
const fileOf = (content: Uint8Array | string, name: string) =>
  new File([typeof content === "string" ? content : new Uint8Array(content)], name);

describe("a form", () => {
  it("says what it asks in the caller's language", async () => {
    const form = await platform.data<Form>("GET", `/forms/${idForm}`, { language: "en" });
    expect(form.name).toBe("Form en site-901");
    expect(form.fields.map(({ name, type, required }) => [name, type, required])).toEqual([
      ["kind", "CHOICE", true],
      ["which", "TEXT", true],
      ["person", "TEXT", true],
      ["email", "EMAIL", true],
      ["more", "PARAGRAPH", false],
      ["plan", "FILE", false],
    ]);
    expect(form.fields[0]?.options[1]).toEqual({ value: "other", label: "other en site-901" });
    expect(form.fields[1]?.condition).toEqual({ field: "kind", equals: "other" });
  });
});

describe("an answer", () => {
  it("is kept in the words that were read, and told to the company, which can answer it", async () => {
    const photo = await aPhoto();
    const { status, answer } = await submit(
      { kind: "other", which: "Une foire", plan: fileOf(photo, "C:\\moi\\Plan d’été.pdf") },
      "en",
    );
    expect([status, answer.success && answer.data.thanks]).toEqual([200, "Thanks en site-901"]);
    const [row] = await answers();
    expect(row).toMatchObject({
      idForm,
      idSite: 901,
      form: "Form en site-901",
      email: "anne@example.org",
      language: "en",
      seenAt: null,
    });
    expect(row?.given.map(({ label, text }) => [label, text])).toEqual([
      ["Kind en site-901", "other en site-901"],
      ["Which en site-901", "Une foire"],
      ["Name en site-901", "Anne"],
      ["E-mail en site-901", "anne@example.org"],
      // The content decides the kind: it is saved as that.
      ["Plan en site-901", "Plan d’été.jpg"],
    ]);
    const [mail] = await writtenMails(platform);
    expect(mail).toMatchObject({ recipient: "contact@901.example", replyTo: "anne@example.org" });
    expect(mail?.text).toContain(`/admin/form-answer/${row?.id}`);
    expect(mail?.text).toContain("Une foire");
  });

  it("is acknowledged to its address with what was chosen, and nothing that was typed", async () => {
    const spam = "Achetez sur https://spam.example";
    await submit({ kind: "other", which: spam, person: spam, more: spam }, "en");
    const mails = await writtenMails(platform);
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      "contact@901.example",
      "anne@example.org",
    ]);
    const [, acknowledgement] = mails;
    expect(acknowledgement).toMatchObject({
      replyTo: "contact@901.example",
      subject: "Tiny site-901: your answer has reached us",
    });
    expect(acknowledgement?.text).toContain("other en site-901");
    expect(acknowledgement?.text).toContain("in your own words is not repeated");
    const whole = `${acknowledgement?.subject}${acknowledgement?.html}${acknowledgement?.text}`;
    expect(whole).not.toMatch(/spam/i);
  });

  it("is acknowledged whole to the address of its author's session, as text", async () => {
    const { headers, email } = await aPerson(platform, "MEMBER");
    const send = (as: Record<string, string>, parts: Parameters<typeof tinyAnswer>[0]) =>
      platform.data("POST", `/forms/${idForm}/submit`, { body: tinyAnswer(parts), headers: as });
    const typed = { person: "Anne <b>Le Bihan</b>", more: "Première ligne\nSeconde <img src=x>" };
    await send(headers, { ...typed, email });
    await send(headers, { ...typed, email: "other@example.org" });
    const [, own, , other] = await writtenMails(platform);
    expect(own).toMatchObject({ recipient: email });
    expect(own?.text).toContain("> Première ligne\n> Seconde <img src=x>");
    expect(own?.text).not.toContain("n’est pas repris");
    expect(own?.html).toContain("Anne &lt;b&gt;Le Bihan&lt;/b&gt;");
    expect(own?.html).not.toContain("<img src=x");
    // To another address, a session proves nothing.
    expect(other).toMatchObject({ recipient: "other@example.org" });
    expect(other?.text).not.toContain("Première ligne");
  });

  it("is acknowledged to a mailbox so many times an hour and a day, and received each time", async () => {
    const limited = createApp({ ...platform.services, rateLimits: createRateLimits() });
    const send = (email: string, network: string) =>
      limited.request(
        `/forms/${idForm}/submit`,
        { method: "POST", headers: { idSite: "901" }, body: tinyAnswer({ email }) },
        { address: network },
      );
    const same = ["anne@example.org", "Anne@example.org", "anne+1@example.org"];
    for (const [at, email] of [...same, ...same].entries()) {
      expect((await send(email, `203.0.113.${at}`)).status).toBe(200);
    }
    expect(await answers()).toHaveLength(6);
    const written = await writtenMails(platform);
    expect(written.filter(({ event }) => event.endsWith(":received"))).toHaveLength(3);
    expect(written.filter(({ event }) => event.endsWith(":notice"))).toHaveLength(6);
  });

  it("says at each field what is wrong, in the caller's language, and keeps nothing", async () => {
    expect(
      await faultsOf({ kind: "other", person: " ", email: "anne@", acceptPrivacy: undefined }),
    ).toEqual({
      which: "REQUIRED",
      person: "REQUIRED",
      email: "EMAIL_INVALID",
      acceptPrivacy: "PRIVACY_NOT_ACCEPTED",
    });
    const { answer } = await submit({ person: "" }, "en");
    expect(!answer.success && answer.data.errors?.person?.message).toBe("This field is required.");
    expect([await answers(), await files(), await writtenMails(platform)]).toEqual([[], [], []]);
  });

  it("drops what a robot fills in, and what no field asks for", async () => {
    expect((await submit({ website: "https://spam.example" })).status).toBe(200);
    expect(await answers()).toEqual([]);
    await submit({ which: "hidden", idSite: "902", seenAt: "2020-01-01" });
    const [row] = await answers();
    expect(row?.given.map(({ name }) => name)).toEqual(["kind", "person", "email"]);
  });

  it("leads a browser without JavaScript back to its page", async () => {
    const send = async (body: FormData) => {
      const response = await platform.app.request(
        `/forms/${idForm}/submit`,
        {
          method: "POST",
          headers: {
            ...{ idSite: "901", userLang: "fr_FR", Accept: "text/html,*/*;q=0.8" },
            Referer: "https://www.901.example/contact/form",
          },
          body,
        },
        { address: "203.0.113.9" },
      );
      return [response.status, response.headers.get("Location")];
    };
    expect(await send(tinyAnswer())).toEqual([303, "/contact/form#form-sent"]);
    expect(await send(tinyAnswer({ person: "" }))).toEqual([303, "/contact/form#form-error"]);
    expect(await answers()).toHaveLength(1);
  });

  it("is taken ten times in ten minutes from one network, however much of it is wrong", async () => {
    const app = createApp({ ...platform.services, rateLimits: createRateLimits() });
    const send = async (body: FormData) => {
      const { status } = await app.request(
        `/forms/${idForm}/submit`,
        { method: "POST", headers: { idSite: "901" }, body },
        { address: "203.0.113.77" },
      );
      return status;
    };
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent += 1) statuses.push(await send(tinyAnswer()));
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  it.each([
    ["markup", '<img src=x onerror="alert(1)">'],
    ["a formula", '=HYPERLINK("https://evil.example")'],
    ["a template", "{{7*7}} <%= 7 %> %{x}"],
    ["SQL", "'; DROP TABLE form_answer; --"],
    ["a header", "Anne\tBcc: x@example.org"],
  ])("stays text where it is %s", async (_, payload) => {
    await submit({
      kind: "other",
      which: payload,
      person: payload,
      more: `${payload}\n${payload}`,
    });
    const [row] = await answers();
    const sheet = await platform.data<FormSheet>("GET", `/admin/form/${idForm}/answer`, {
      headers: staff,
    });
    const kept = payload.replace("\t", " ");
    expect(sheet.answers[0]?.given.find(({ name }) => name === "which")?.text).toBe(kept);
    const { given } = await platform.data<{ given: { name: string; text: string }[] }>(
      "GET",
      `/admin/form-answer/${row?.id}/given`,
      { headers: staff },
    );
    expect(given.find(({ name }) => name === "person")?.text).toBe(kept);
    const [mail] = await writtenMails(platform);
    expect(mail?.html).not.toContain("<img src=x");
    expect(mail?.subject).not.toContain(payload);
    expect(mail?.text).toContain(kept);
  });
});

describe("a file", () => {
  const HEIC = heicPhoto({});
  const PDF = "%PDF-1.7\n%%EOF";
  const taken: [string, () => Promise<Uint8Array | string>, string][] = [
    ["a photograph", () => aPhoto(), "plan.jpg"],
    [
      "a screenshot",
      () =>
        sharp({ create: { width: 2, height: 2, channels: 3, background: "#fff" } })
          .png()
          .toBuffer(),
      "plan.png",
    ],
    ["a document", async () => PDF, "plan.pdf"],
    ["a photograph of a telephone", async () => HEIC, "plan.heic"],
  ];
  it.each(taken)("is taken where it is %s", async (_, content, name) => {
    expect(await faultsOf({ plan: fileOf(await content(), "plan.exe") })).toEqual({});
    expect((await files()).map((file) => file.name)).toEqual([name]);
  });

  const stored = async () => {
    const [file] = await files();
    const key = { idSite: 901, name: file?.storedAs ?? "" };
    return Buffer.from((await platform.services.media.read(key)) ?? []);
  };

  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "tells nothing of where, when and with what it was taken, and stands upright: %s",
    async (format) => {
      const source = await sharp({
        create: { width: 60, height: 20, channels: 3, background: "#7a1f2b" },
      })
        .toFormat(format)
        .withExif({
          IFD0: { Artist: "SECRET-AUTHOR", Make: "SECRET-PHONE" },
          IFD3: { GPSLatitude: "47/1 5/1 1234/100", GPSLatitudeRef: "N" },
        })
        .withMetadata({ orientation: 6 })
        .toBuffer();
      expect(source.toString("latin1")).toContain("SECRET-PHONE");
      const behind = Buffer.concat([source, Buffer.from("<script>SECRET</script>")]);
      expect(await faultsOf({ plan: fileOf(behind, "passeport.jpg") })).toEqual({});
      const kept = await stored();
      expect(kept.toString("latin1")).not.toMatch(/SECRET|Exif|GPS/);
      const { width, height, exif, xmp, orientation } = await sharp(kept).metadata();
      expect([width, height, exif, xmp, orientation]).toEqual([
        ...[20, 60, undefined, undefined, undefined],
      ]);
      const [file] = await files();
      expect(file?.bytes).toBe(kept.length);
    },
  );

  it("keeps the letters of an identity card apart: a scan keeps its size", async () => {
    const scan = await aPhoto("#ffffff", { width: 3508, height: 2480 });
    await submit({ plan: fileOf(scan, "carte.jpg") });
    expect(await sharp(await stored()).metadata()).toMatchObject({
      ...{ format: "jpeg", width: 3508, height: 2480 },
    });
  });

  it("tells nothing more where it is a photograph of a telephone", async () => {
    const told = { Exif: "\0\0\0\0SECRET-PLACE", mime: "<x:xmpmeta>SECRET-PLACE" };
    const source = heicPhoto(told, isoBox("uuid", "SECRET-PLACE"), isoBox("mpvd", "SECRET-PLACE"));
    expect(await faultsOf({ plan: fileOf(source, "IMG_1.heic") })).toEqual({});
    const kept = (await stored()).toString("latin1");
    expect(kept).not.toContain("SECRET");
    expect(kept).toContain("THE-PICTURE");
    expect(kept).toHaveLength(source.length);
  });

  const TRACK = isoBox("moov", isoBox("trak", ""));
  it.each([
    ["a document with a script", "<</S/JavaScript/JS(x)>>\n%%EOF", "PDF_ACTS"],
    ["a document that starts a program", "<</S/Launch/F(cmd.exe)>>\n%%EOF", "PDF_ACTS"],
    ["a document with a file in it", "<</EmbeddedFiles 4 0 R>>\n%%EOF", "PDF_ACTS"],
    ["a document without its end", "1 0 obj\n", "PDF_UNREADABLE"],
  ])("is refused at its field where it is %s", async (_, within, fault) => {
    expect(await faultsOf({ plan: fileOf(`%PDF-1.7\n${within}`, "plan.pdf") })).toEqual({
      plan: fault,
    });
    expect([await answers(), await files()]).toEqual([[], []]);
  });

  it.each([
    ["half of a photograph", async () => (await aPhoto()).subarray(0, 200), "IMAGE_UNREADABLE"],
    ["of too many pixels", async () => greyPng(20_000, 20_000), "PHOTO_TOO_MANY_PIXELS"],
    [
      "half of a telephone's photograph",
      async () => heicPhoto({}).subarray(0, -4),
      "IMAGE_UNREADABLE",
    ],
    [
      "the head of one",
      async () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0heicmif1", "latin1"),
      "IMAGE_UNREADABLE",
    ],
    ["a series of a telephone", async () => heicPhoto({}, TRACK), "IMAGE_MOVES"],
  ])("is refused at its field where it is %s", async (_, content, fault) => {
    expect(await faultsOf({ plan: fileOf(await content(), "plan.jpg") })).toEqual({ plan: fault });
  });

  it.each([
    ["a page", "<!doctype html><script>alert(1)</script>", "plan.pdf"],
    [
      "a drawing with a script",
      '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
      "plan.svg",
    ],
    ["a program of Windows", "MZ\x90\0\x03", "plan.jpg"],
    ["a program of Linux", "\x7fELF\x02\x01\x01", "plan.png"],
    ["a script", "#!/bin/sh\nrm -rf /", "plan.sh"],
    ["an archive", "PK\x03\x04\x14\0", "plan.zip"],
    ["a document with macros", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "plan.doc"],
    ["a film", "\0\0\0\x14ftypisom\0\0\0\0isom", "plan.mp4"],
    ["a moving picture", "GIF89a\x01\0\x01\0", "plan.gif"],
    ["a film of the web", "\x1a\x45\xdf\xa3\x42\x82\x84webm", "plan.webm"],
    ["text", "just some text", "plan.txt"],
    ["JSON", '{"a":1}', "plan.json"],
    ["a program of the web", "\0asm\x01\0\0\0", "plan.wasm"],
    ["a Java class", "\xca\xfe\xba\xbe\0\0\0\x37", "plan.class"],
    ["a shortcut", "[InternetShortcut]\nURL=https://evil.example", "plan.url"],
    ["a page behind a byte order mark", "\ufeff<html><body onload=alert(1)>", "plan.html"],
    [
      "XML with an entity",
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
      "plan.xml",
    ],
    ["a PDF that begins later", "<script></script>%PDF-1.7\n%%EOF", "plan.pdf"],
    ["half a sign of a picture", "\x89PN", "plan.png"],
    ["nothing at all", "", "plan.pdf"],
  ])("is refused where it is %s", async (_, content, name) => {
    const file = fileOf(Buffer.from(content, "latin1"), name);
    expect(await faultsOf({ plan: file })).toEqual({ plan: "FORM_FILE_UNKNOWN" });
    expect([await answers(), await files()]).toEqual([[], []]);
  });

  it.each([
    ["../../../etc/passwd", "passwd.pdf"],
    ["a\u202efdp.exe", "afdp.pdf"],
    ['"; filename="x.html', "; filename=.pdf"],
    [`${"é".repeat(300)}.pdf`, `${"é".repeat(120)}.pdf`],
    ["...", ".....pdf"],
  ])("that is called %j is no path and no header", async (called) => {
    await submit({ plan: fileOf(PDF, called) });
    const [file] = await files();
    expect(file?.name).toMatch(/^[^/\\\u202e\r\n]+\.pdf$/);
    const response = await platform.app.request(
      `/admin/form-answer/${file?.idAnswer}/file/${file?.id}`,
      { headers: { idSite: "901", ...staff } },
    );
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="\w[\w. -]*"; filename\*=UTF-8''[\w.%~!-]+$/,
    );
  });

  it("is kept where no path of the site leads, and saved by the staff alone", async () => {
    await submit({ plan: fileOf(PDF, "plan.pdf") });
    const [file] = await files();
    const name = file?.storedAs ?? "";
    expect(uploadedFile(uploadedPath({ idSite: 901, name }))).toBeUndefined();
    const open = async (
      headers: Record<string, string>,
      path = `/admin/form-answer/${file?.idAnswer}/file/${file?.id}`,
    ) => platform.app.request(path, { headers: { idSite: "901", ...headers } });
    expect((await open({}, `/media/901/${name}`)).status).toBe(404);
    expect((await open({})).status).toBe(401);
    expect((await open((await aPerson(platform)).headers)).status).toBe(403);
    const saved = await open(staff);
    expect(await saved.text()).toBe(PDF);
    expect(saved.headers.get("Content-Type")).toBe("application/octet-stream");
    expect(saved.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  it("goes where the staff removes its answer, and a year after it came", async () => {
    const isStored = async (storedAs: string) =>
      (await platform.services.media.read({ idSite: 901, name: storedAs })) !== undefined;
    await submit({ plan: fileOf(PDF, "plan.pdf") });
    const [removed] = await files();
    await platform.data("DELETE", `/admin/form/answer/${removed?.idAnswer}`, { headers: staff });
    expect(await answers()).toEqual([]);
    await platform.runDue();
    expect([await files(), await isStored(removed?.storedAs ?? "")]).toEqual([[], false]);

    await submit({ plan: fileOf(PDF, "plan.pdf") });
    const [kept] = await files();
    await platform.runUntil("2027-11-20T08:59:00Z");
    expect([(await answers()).length, await isStored(kept?.storedAs ?? "")]).toEqual([1, true]);
    await platform.runUntil("2027-11-20T09:01:00Z");
    await platform.runDue();
    expect([await answers(), await files(), await isStored(kept?.storedAs ?? "")]).toEqual([
      [],
      [],
      false,
    ]);
  });

  it("leaves nothing behind where the answer could not be kept", async () => {
    const put: string[] = [];
    const { media } = platform.services;
    const app = createApp({
      ...platform.services,
      media: {
        ...media,
        put: async (key, content) => {
          put.push(key.name);
          await media.put(key, content);
        },
      },
      // The last step fails, and all of the transaction is undone.
      isDelivered: {
        MAIL: false,
        get SMS(): boolean {
          throw new Error("Nobody can be told");
        },
      },
    });
    const response = await app.request(
      `/forms/${idForm}/submit`,
      {
        method: "POST",
        headers: { idSite: "901" },
        body: tinyAnswer({ plan: fileOf(PDF, "p.pdf") }),
      },
      { address: "203.0.113.8" },
    );
    expect([response.status, put.length]).toEqual([500, 1]);
    for (const name of put) expect(await media.read({ idSite: 901, name })).toBeUndefined();
    expect(await answers()).toEqual([]);
  });
});

describe("another site", () => {
  it("has neither the form nor its answers", async () => {
    await submit();
    const [row] = await answers();
    const elsewhere = { idSite: 902, body: tinyAnswer() };
    expect((await platform.call("POST", `/forms/${idForm}/submit`, elsewhere)).status).toBe(404);
    const seen = await platform.database.inSite(902, (tx) => tx.select().from(formAnswers));
    expect(seen).toEqual([]);
    const changed = await platform.database.inSite(902, (tx) =>
      tx.update(formAnswers).set({ form: "x" }).returning(),
    );
    expect([changed, row?.form]).toEqual([[], "Form fr site-901"]);
  });
});
