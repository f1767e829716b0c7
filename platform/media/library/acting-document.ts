import { inflateSync } from "node:zlib";

/** Names of what runs, is sent or is hidden (ISO 32000-2, 12.6.4): a document to read has none. */
const ACTS =
  /\/(?:JavaScript|JS|Launch|RichMedia|XFA|SubmitForm|ImportData|Encrypt|EmbeddedFiles?|GoTo[ER])(?![^\s()<>[\]{}/%])|\/URI\s*\(\s*javascript/i;

/** Bytes of compressed objects that are read. */
const MOST_OBJECTS = 50_000_000;

/** Begins the content of an object (ISO 32000-2, 7.3.8.1); the word may stand elsewhere too. */
const STREAM = />>\s*stream/g;

/** Object within the content of another, to which the document's own table of places may lead. */
const HIDDEN_OBJECT = /\d\s+\d+\s+obj\b/;

/** Marks of packed objects: their type, or the place of the first, which they alone have as number. */
const PACKED = /\/ObjStm\b|\/First\s+\d+(?!\s*\d*\s+\d+\s+R\b)/;

/**
 * Tells whether a PDF would do something by itself: run a script, start a program, send what is
 * typed, or bring files along. One whose objects cannot be read counts as such.
 */
export function isActingDocument(source: Uint8Array): boolean {
  const text = Buffer.from(source).toString("latin1");
  let left = MOST_OBJECTS;
  for (let at = 0; at < text.length; ) {
    STREAM.lastIndex = at;
    const begun = STREAM.exec(text);
    const head = named(text.slice(at, begun?.index));
    if (ACTS.test(head)) return true;
    if (!begun) break;
    const stream = STREAM.lastIndex;
    const end = text.indexOf("endstream", stream);
    const until = end < 0 ? text.length : end;
    if (HIDDEN_OBJECT.test(text.slice(stream, until))) return true;
    if (PACKED.test(head)) {
      const packed = unpacked(`${head}>>`, source.subarray(stream, until), left);
      if (packed === undefined || ACTS.test(named(packed))) return true;
      left -= packed.length;
    }
    at = until + "endstream".length;
  }
  return false;
}

/** Reads names as they are meant: each sign may be written by its number. */
const named = (objects: string) =>
  objects.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Way to pack objects that no usual program uses; of a signature, it is the program's name. */
const ODD_FILTER = /\/Filter\b(?!\s*(?:\[\s*\/FlateDecode\s*\]|\/FlateDecode\b|\/Adobe\.))/;

/** Reads the objects of a stream; undefined where they are packed as no usual program does. */
function unpacked(head: string, stream: Uint8Array, most: number): string | undefined {
  const content = stream.subarray(/^\r?\n?/.exec(beginning(stream))?.[0].length ?? 0);
  if (!/\/Filter\b/.test(head)) return Buffer.from(content).toString("latin1");
  if (ODD_FILTER.test(head) || /\/Predictor\s*(?:[2-9]|1\d)/.test(head)) return undefined;
  try {
    return inflateSync(content, { maxOutputLength: Math.max(1, most) }).toString("latin1");
  } catch {
    return undefined;
  }
}

const beginning = (stream: Uint8Array) => Buffer.from(stream.subarray(0, 8)).toString("latin1");
