import { aPhoto } from "@/testing/uploaded-medium";
import { type HostileFile, latinBytes, MARK } from "./hostile-file";

/** Names that mean more than a name to a system, a header, a page or a reader. */
const NAMES = [
  ...["../../etc/passwd", "..\\..\\windows\\system32\\x.jpg", "/etc/passwd", "C:\\x.jpg"],
  ...["....//....//x.jpg", "%2e%2e%2fx.jpg", "x.jpg/..", "\\\\server\\share\\x.jpg", "file:///x"],
  ...["x.jpg\0.html", "\0.jpg", "x\u202egpj.exe", "\u2066x\u2069.jpg", "x\u200b.jpg"],
  ...["CON", "NUL.jpg", "COM1.jpg", "aux.pdf", "x.jpg:stream", "x.jpg::$DATA", "x.jpg. . ."],
  ...["x.php.jpg", "x.jpg.php", "x.html", "x.svg.html", "x.jpg%00.html", "x.jpg;.html", "x.HtMl"],
  ...[
    ".htaccess",
    ".git/config",
    "~root.jpg",
    "-rf.jpg",
    "|x.jpg",
    "$(x).jpg",
    "`x`.jpg",
    "&x.jpg",
  ],
  ...['x".jpg', "x'.jpg", 'x"; filename=y.html', "x\r\nSet-Cookie: a=b.jpg", "x\ny.jpg"],
  ...[`<script>${MARK}()</script>.jpg`, `"><img src=x onerror=${MARK}()>.jpg`, "=1+1.jpg"],
  ...[
    "@SUM(1).jpg",
    "{{7*7}}.jpg",
    "$\u007b7*7}.jpg",
    "__proto__",
    "constructor",
    "x".repeat(5_000),
  ],
  ...["é".repeat(300), "\ud800.jpg", "💥.jpg", "...", " ", ".", "..", "con.\u00adjpg"],
];

/** Builds photographs and documents that are what they say, under hostile names. */
export const hostileNames = (): Promise<HostileFile[]> =>
  Promise.all(
    NAMES.map(async (name, at) => {
      const isPhoto = at % 2 === 0;
      const number = (0x100000 + at * 4099).toString(16);
      return {
        about: `name ${JSON.stringify(name.slice(0, 60))}`,
        name,
        type: isPhoto ? "image/jpeg" : "application/pdf",
        content: isPhoto
          ? await aPhoto(`#${number}`)
          : latinBytes(`%PDF-1.7\n1 0 obj<</Length ${at}>>endobj\n%%EOF`),
      };
    }),
  );
