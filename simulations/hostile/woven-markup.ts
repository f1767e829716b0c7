import { RAN } from "@/e2e/support/hostile-texts";

const run = `window.${RAN}=1`;

/** Elements, each with an event that comes by itself or at the least touch. */
const HANDLED: readonly string[] = [
  ...["audio src=x onerror", "audio src=x onloadstart", "body onafterprint", "body onbeforeunload"],
  ...["body onfocus", "body onhashchange", "body onmessage", "body onpageshow", "body onpopstate"],
  ...["body onresize", "body onscroll", "body onunload", "button autofocus onfocusin"],
  ...["details open ontoggle", "dialog open onclose", "div contenteditable onbeforeinput"],
  ...["div onanimationstart style=animation:x", "div oncontentvisibilityautostatechange"],
  ...[
    "div oncopy",
    "div oncut",
    "div ondragenter",
    "div onfullscreenchange",
    "div ongotpointercapture",
  ],
  ...[
    "div onmouseenter",
    "div onmouseover",
    "div onpaste",
    "div onpointerenter",
    "div onpointerover",
  ],
  ...["div onscrollend", "div onscrollsnapchange", "div onselectstart", "div ontouchstart"],
  ...["div ontransitionrun", "div onwheel", "div popover onbeforetoggle", "form onformdata"],
  ...["form onreset", "form onsubmit", "iframe onload", "image src=x onerror", "img src=x onload"],
  ...[
    "input autofocus onblur",
    "input oninvalid required",
    "input onsearch type=search",
    "input onselect",
  ],
  ...["keygen autofocus onfocus", "link rel=stylesheet href=x onerror", "marquee onfinish"],
  ...[
    "meter onclick",
    "object data=x onerror",
    "script src=x onerror",
    "select autofocus onchange",
  ],
  ...["style onload", "svg onload", "textarea autofocus onfocus", "track onerror", "video onended"],
  ...[
    "video src=x oncanplay",
    "video src=x onerror",
    "x contenteditable onblur",
    "x tabindex=1 onfocus",
  ],
];

/** Spellings of an address that runs, as browsers read them. */
const RUNNING_ADDRESSES: readonly string[] = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `&#x6A;avascript&colon;${run}`,
  `java&Tab;script&NewLine;:${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
];

/** Elements that lead to, load or send to an address. */
const LEADING: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}">x</a>`,
  (address) => `<area href="${address}" shape=default>`,
  (address) => `<base href="${address}">`,
  (address) => `<button formaction="${address}">x</button>`,
  (address) => `<embed src="${address}">`,
  (address) => `<form action="${address}"><button>x</button></form>`,
  (address) => `<frameset><frame src="${address}"></frameset>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<input type=image formaction="${address}">`,
  (address) => `<link rel=import href="${address}">`,
  (address) => `<math><mi href="${address}">x</mi></math>`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}">`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<svg><a href="${address}"><text y=9>x</text></a></svg>`,
  (address) => `<svg><use href="${address}"/></svg>`,
  (address) => `<svg><animate attributeName=href values="${address}"/></svg>`,
  (address) => `<svg><set attributeName=href to="${address}"/></svg>`,
];

/** Ends of an element in which a text might stand. */
const ENDS: readonly string[] = [
  ...["</title>", "</textarea>", "</style>", "</script>", "</noscript>", "</noembed>", "</iframe>"],
  ...[
    "</xmp>",
    "</template>",
    "</select>",
    "</svg>",
    "</math>",
    "</option>",
    "</button>",
    "-->",
    "]]>",
  ],
  ...["'>", '">', "`>", "--!>", "*/"],
];

/** Markup that runs, woven of elements, events, spellings and ends. */
export const WOVEN_MARKUP: readonly string[] = [
  ...HANDLED.map((start) => `<${start}="${run}">x`),
  ...LEADING.flatMap((leading) => RUNNING_ADDRESSES.map(leading)),
  ...ENDS.map((end) => `${end}<img src=x onerror=${run}>`),
];
