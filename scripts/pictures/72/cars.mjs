/** The company's vehicles, seen from the side; drawn 480 by 150, wheels on the line y = 148. */

const wheel = (x, r = 29) =>
  `<circle cx="${x}" cy="${148 - r}" r="${r}" fill="#07080a"/><circle cx="${x}" cy="${148 - r}" r="${r * 0.66}" fill="#1b1d22" stroke="#6d6f76" stroke-width="1.200"/>${[0, 36, 72, 108, 144].map((a) => `<rect x="${x - 1.4}" y="${148 - r - r * 0.6}" width="2.800" height="${r * 1.2}" fill="#54575f" transform="rotate(${a} ${x} ${148 - r})"/>`).join("")}<circle cx="${x}" cy="${148 - r}" r="3.500" fill="#15171b"/>`;

const paint = `<linearGradient id="paint" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5b6274"/><stop offset=".28" stop-color="#20242d"/><stop offset=".5" stop-color="#0c0e12"/><stop offset=".72" stop-color="#1a1d24"/><stop offset="1" stop-color="#050608"/></linearGradient><linearGradient id="glass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8795ad" stop-opacity=".85"/><stop offset=".45" stop-color="#2b3444"/><stop offset="1" stop-color="#11151d"/></linearGradient><linearGradient id="beam" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff1cf" stop-opacity=".75"/><stop offset="1" stop-color="#fff1cf" stop-opacity="0"/></linearGradient>`;

const shadow = `<ellipse cx="242" cy="148" rx="238" ry="9" fill="#000" opacity=".65"/>`;

/** A long low saloon, facing right. */
const saloon = `${shadow}<path d="M8 116C7 100 14 91 36 86C62 80 92 77 116 74C146 50 176 36 226 34C284 31 318 42 356 70C398 73 440 80 460 92C470 99 473 111 471 124C470 129 466 131 459 131H20C12 131 8 126 8 116Z" fill="url(#paint)"/><path d="M132 73C156 54 180 44 218 42L222 73Z" fill="url(#glass)"/><path d="M230 41.500C276 39 306 48 338 71L344 74L234 73.500Z" fill="url(#glass)"/><path d="M126 75C156 47 184 38.500 228 37.500C280 36 314 46 350 73" fill="none" stroke="#d9c48b" stroke-opacity=".8" stroke-width="1.300"/><path d="M18 94C120 83 330 82 464 100" fill="none" stroke="#aeb7c9" stroke-opacity=".55" stroke-width="1.200"/><path d="M60 121C160 117 330 117 440 121" fill="none" stroke="#8c94a6" stroke-opacity=".35" stroke-width="1.400"/><path d="M226 75C229 95 228 112 224 129M126 79C118 95 118 110 124 128M342 76C350 92 350 112 346 128" fill="none" stroke="#000" stroke-opacity=".65" stroke-width="1.300"/><rect x="192" y="87" width="20" height="2.600" rx="1.300" fill="#9aa2b3"/><rect x="306" y="88" width="20" height="2.600" rx="1.300" fill="#9aa2b3"/><path d="M334 68C338 60 352 60 354 68L352 73H336Z" fill="#0d0f14"/><path d="M438 92C450 93 462 96 467 102C458 103 446 101 438 98Z" fill="#fff3d6"/><path d="M9 98C18 94 30 93 40 93C36 99 24 103 10 105Z" fill="#c3342b"/>${wheel(98)}${wheel(382)}`;

/** A van of seven seats, facing right. */
const van = `${shadow}<path d="M12 128V52C12 30 26 20 60 18C150 12 270 12 318 20C350 26 372 48 392 72C424 76 452 84 462 98C470 108 471 120 469 128C468 132 464 133 458 133H20C14 133 12 132 12 128Z" fill="url(#paint)"/><path d="M300 28C328 32 350 50 368 72H296Z" fill="url(#glass)"/><path d="M182 25H286V72H182Z" fill="url(#glass)"/><path d="M34 34C60 26 120 25 172 25V72H28V46C28 40 30 36 34 34Z" fill="url(#glass)"/><path d="M20 88C150 82 320 82 466 104" fill="none" stroke="#aeb7c9" stroke-opacity=".5" stroke-width="1.200"/><path d="M290 26V130M177 26V130" stroke="#000" stroke-opacity=".6" stroke-width="1.400"/><rect x="296" y="86" width="20" height="3" rx="1.500" fill="#9aa2b3"/><rect x="256" y="86" width="20" height="3" rx="1.500" fill="#9aa2b3"/><path d="M430 92C446 94 460 99 465 107C452 107 440 103 430 99Z" fill="#fff3d6"/><rect x="12" y="76" width="7" height="26" rx="2" fill="#c3342b"/>${wheel(98, 28)}${wheel(386, 28)}`;

/**
 * A vehicle at a place of a picture.
 * @param {"saloon" | "van"} kind
 * @param {number} x left @param {number} y where its wheels stand @param {number} width
 * @param {{ lights?: boolean, mirrored?: boolean, reflected?: boolean }} [options]
 */
export function car(
  kind,
  x,
  y,
  width,
  { lights = true, mirrored = false, reflected = false } = {},
) {
  const scale = width / 480;
  const body = kind === "saloon" ? saloon : van;
  const beam = lights
    ? `<path d="M466 98L760 70V146L466 108Z" fill="url(#beam)" opacity=".5"/><ellipse cx="464" cy="100" rx="16" ry="9" fill="#fff6df" opacity=".55"/>`
    : "";
  const flip = mirrored ? "translate(480 0) scale(-1 1)" : "";
  const drawing = `<g transform="${flip}">${paint}${body}${beam}</g>`;
  const mirror = reflected
    ? `<g transform="translate(${x} ${y + 148 * scale}) scale(${scale} ${-scale})" opacity=".2">${drawing}</g>`
    : "";
  return `${mirror}<g transform="translate(${x} ${y - 148 * scale}) scale(${scale})">${drawing}</g>`;
}
