import { deflateSync } from "node:zlib";
import { type HostileFile, latinBytes, MARK } from "./hostile-file";

const RUNS = `<</S/JavaScript/JS(${MARK})>>`;

const packed = (objects: string, head = "/Type/ObjStm/N 1/First 4/Filter/FlateDecode"): string =>
  `<<${head}>>stream\n${deflateSync(latinBytes(objects)).toString("latin1")}\nendstream`;

/** Objects by which a document would do something, or hide that it does. */
const ACTING: [string, string][] = [
  ["a script as it opens", `<</Type/Catalog/OpenAction${RUNS}>>`],
  ["a script as a page opens", `<</Type/Page/AA<</O${RUNS}>>>>`],
  ["a script by name", `<</Names<</JavaScript<</Names[(x)${RUNS}]>>>>>>`],
  ["a script by numbers", `<</S/J#61vaScript/#4A#53(${MARK})>>`],
  ["a script in hexadecimal", "<</S/JavaScript/JS<686f7374696c65>>>"],
  ["a script in a stream", "<</S/JavaScript/JS 9 0 R>>"],
  ["a script of a page that is played", `<</Type/Action/S/Rendition/JS(${MARK})>>`],
  ["a script among packed objects", packed(`9 0 ${RUNS}`)],
  [
    "a script packed twice",
    packed(`9 0 ${RUNS}`, "/Type/ObjStm/Filter[/FlateDecode/ASCIIHexDecode]"),
  ],
  ["a script packed otherwise", packed(`9 0 ${RUNS}`, "/Type/ObjStm/Filter/LZWDecode")],
  [
    "a script packed by prediction",
    packed(`9 0 ${RUNS}`, "/Type/ObjStm/Filter/FlateDecode/DecodeParms<</Predictor 12>>"),
  ],
  ["packed objects that do not say so", packed(`9 0 ${RUNS}`, "/N 1/First 4/Filter/FlateDecode")],
  [
    "packed objects behind a comment",
    packed(`9 0 ${RUNS}`, "/Type/ObjStm/Filter/FlateDecode % 9 0 obj\n"),
  ],
  ["a script behind a word", `(stream)\nendobj\n2 0 obj${RUNS}`],
  ["a script in what seems to be none", `<</Length 9>>stream\n9 0 obj${RUNS}endobj\nendstream`],
  ["a program", `<</S/Launch/F(cmd.exe)/Win<</P(${MARK})>>>>`],
  ["a program of another system", `<</S/Launch/Unix(${MARK})>>`],
  ["a form that sends", `<</S/SubmitForm/F(https://${MARK}.example)>>`],
  ["a form that is a program", "<</AcroForm<</XFA 4 0 R>>>>"],
  ["data that it fetches", `<</S/ImportData/F(${MARK})>>`],
  ["a link to a script", `<</S/URI/URI(javascript:${MARK})>>`],
  ["a link to a script, apart", `<</S/URI/URI ( javascript:${MARK})>>`],
  ["another document", `<</S/GoToR/F(\\\\\\\\${MARK}\\\\x)>>`],
  ["another document within", "<</S/GoToE/T<</R/C>>>>"],
  ["a file within", `<</Names<</EmbeddedFiles<</Names[(${MARK}.exe) 9 0 R]>>>>>>`],
  ["a file that is fastened", `<</Type/EmbeddedFile/Length 2>>stream\nMZ\nendstream`],
  ["a player", "<</Subtype/RichMedia/RichMediaContent 9 0 R>>"],
  ["a password", "trailer<</Encrypt 9 0 R>>"],
];

/** Documents that are none, or whose end is elsewhere. */
const BROKEN: [string, string][] = [
  ["no end", "%PDF-1.7\n1 0 obj\n"],
  ["nothing", "%PDF-1.7"],
  ["an end that is far away", `%PDF-1.7\n%%EOF\n${"x".repeat(5_000)}`],
  ["another version", "%PDF-9.9\n%%EOF"],
  ["a page before it", `<script>${MARK}()</script>\n%PDF-1.7\n%%EOF`],
  ["a page for its head", `%PDF-1.7<html><script>${MARK}()</script></html>\n%%EOF`],
  ["a letter before it", `x%PDF-1.7\n1 0 obj${RUNS}endobj\n%%EOF`],
  ["objects that grow", `%PDF-1.7\n1 0 obj${packed("x".repeat(60_000_000))}endobj\n%%EOF`],
];

/** Builds documents that would run, start, send, ask or bring along something. */
export function hostileDocuments(): HostileFile[] {
  const sent = (about: string, content: string): HostileFile => ({
    about: `document with ${about}`,
    name: "document.pdf",
    type: "application/pdf",
    content: latinBytes(content),
  });
  return [
    ...ACTING.map(([about, object]) =>
      sent(about, `%PDF-1.7\n1 0 obj${object}\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`),
    ),
    ...BROKEN.map(([about, content]) => sent(about, content)),
  ];
}
