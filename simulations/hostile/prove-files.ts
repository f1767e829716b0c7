import { eq } from "drizzle-orm";
import type { KeptMedia } from "@/lib/contract/admin/medium";
import { formAnswers, formFiles } from "@/platform/db/schema/form";
import { tinyAnswer, tinyForm } from "@/testing/form-answer";
import { logIn } from "@/testing/logged-in";
import type { TestPlatform } from "@/testing/test-platform";
import type { HostileFile } from "./hostile-file";
import { isPlainName, refusalFault, savedFault, servedFault } from "./served-fault";

/** Function that answers a request; a test may have another one. */
export type AnswersFile = (path: string, init: RequestInit) => Promise<Response> | Response;

export interface FileRun {
  files: readonly HostileFile[];
  answers?: AnswersFile;
  onRound?: () => void;
}

/** Faults that were found, and how many files were refused and kept, by the way they came. */
export interface FileFindings {
  faults: string[];
  refused: { library: number; form: number };
  kept: { library: number; form: number };
}

/**
 * Sends hostile files to the library, as an editor does, and by a form, as a visitor does. Each has
 * to be refused with words at its field, or served as what it is.
 */
export async function proveFiles(platform: TestPlatform, run: FileRun): Promise<FileFindings> {
  const { answers = (path, init) => platform.app.request(path, init, { address: "203.0.113.7" }) } =
    run;
  const { headers: session } = await logIn(platform, "ADMIN");
  const idForm = await tinyForm(platform, 901);
  const headers = { idSite: "901", ...session };
  const ways = {
    library: (file: HostileFile) => libraryFault({ answers, headers }, file),
    form: (file: HostileFile) => formFault({ platform, answers, headers, idForm }, file),
  };
  const findings: FileFindings = {
    faults: [],
    refused: { library: 0, form: 0 },
    kept: { library: 0, form: 0 },
  };
  for (const file of run.files) {
    for (const way of ["library", "form"] as const) {
      const { isKept, fault } = await ways[way](file).catch((error) => ({
        isKept: false,
        fault: String(error),
      }));
      findings[isKept ? "kept" : "refused"][way] += 1;
      if (fault) findings.faults.push(`${way}: ${file.about}: ${fault}`);
    }
    run.onRound?.();
  }
  return findings;
}

interface Sending {
  answers: AnswersFile;
  headers: Record<string, string>;
}

interface Outcome {
  isKept: boolean;
  fault: string | undefined;
}

const sentFile = ({ content, name, type }: HostileFile): File =>
  new File([new Uint8Array(content)], name, { type });

async function libraryFault({ answers, headers }: Sending, file: HostileFile): Promise<Outcome> {
  const body = new FormData();
  body.append("image", sentFile(file));
  const answer = await answers("/admin/medium", { method: "POST", headers, body });
  const text = await answer.text();
  if (answer.status !== 200) {
    return { isKept: false, fault: refusalFault(answer.status, text, "image") };
  }
  const [medium] = (JSON.parse(text) as { data: KeptMedia }).data.media;
  if (!medium) return { isKept: true, fault: "kept without a medium" };
  if (!isPlainName(medium.name)) return { isKept: true, fault: `called ${medium.name}` };
  const fault = await servedFault(await answers(medium.src, { headers }));
  return { isKept: true, fault };
}

async function formFault(
  { platform, answers, headers, idForm }: Sending & { platform: TestPlatform; idForm: number },
  file: HostileFile,
): Promise<Outcome> {
  const answer = await answers(`/forms/${idForm}/submit`, {
    method: "POST",
    headers: { idSite: "901" },
    body: tinyAnswer({ plan: sentFile(file) }),
  });
  const text = await answer.text();
  if (answer.status !== 200) {
    return { isKept: false, fault: refusalFault(answer.status, text, "plan") };
  }
  const { everySite } = platform.database;
  const [kept] = await everySite.select().from(formFiles).where(eq(formFiles.field, "plan"));
  if (!kept) return { isKept: false, fault: "dropped without a word" };
  const path = `/admin/form-answer/${kept.idAnswer}/file/${kept.id}`;
  const fault = isPlainName(kept.name)
    ? await savedFault(await answers(path, { headers }))
    : `called ${kept.name}`;
  await everySite.delete(formFiles);
  await everySite.delete(formAnswers);
  return { isKept: true, fault };
}
