import { createHash } from "node:crypto";

/** Style of the bank: light, cool and plain, so that nobody takes its pages for the shop's. */
export const bankStyle = `
:root { color-scheme: light; --ink: #14253d; --soft: #4c5c73; --line: #cfd8e3; --field: #6b7c93;
  --paper: #ffffff; --ground: #eef2f7; --blue: #0b57a4; --blue-deep: #08427d; --red: #b3261e; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--ground); color: var(--ink);
  font: 400 1rem/1.5 system-ui, "Segoe UI", Roboto, Arial, sans-serif; }
header { background: var(--ink); color: #fff; }
.band { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1.25rem;
  max-width: 62rem; margin: 0 auto; padding: 1rem 1.25rem; }
.bank { display: flex; align-items: center; gap: .65rem; font-size: 1.0625rem; font-weight: 600; }
.bank svg { width: 1.625rem; height: 1.625rem; flex: none; }
.badge { padding: .2rem .7rem; border: 1px solid #8fa6c4; border-radius: 1rem;
  font-size: .875rem; }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
main.narrow { max-width: 32rem; }
.card { padding: 1.5rem; border: 1px solid var(--line); border-radius: .75rem;
  background: var(--paper); }
h1 { margin: 0; font-size: 1.5rem; font-weight: 600; line-height: 1.25; }
h2, legend { margin: 0; padding: 0; font-size: 1.0625rem; font-weight: 600; }
p { margin: .75rem 0 0; }
.about { margin: .5rem 0 0; color: var(--soft); }
.amount { margin: .25rem 0 0; font-size: 2.25rem; font-weight: 600; line-height: 1.2;
  font-variant-numeric: tabular-nums; }
dl { margin: 1.25rem 0 0; border-top: 1px solid var(--line); }
dl div { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: .6rem 0;
  border-bottom: 1px solid var(--line); }
dt { flex: 0 0 7.5rem; color: var(--soft); }
dd { flex: 1 1 9rem; margin: 0; overflow-wrap: anywhere; }
form { margin: 1.5rem 0 0; }
.sides { display: grid; gap: 1.25rem; align-items: start; }
h2.next { margin-top: 1.75rem; }
.answers { display: grid; gap: .75rem; margin-top: 1rem; }
button, .button { display: block; width: 100%; min-height: 3rem; padding: .7rem 1.1rem;
  border: 1px solid var(--field); border-radius: .5rem; background: #fff; color: var(--ink);
  font: inherit; font-weight: 600; text-align: left; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { border-color: var(--blue); background: #f3f7fc; }
button.main, .button.main { border-color: var(--blue); background: var(--blue); color: #fff; }
button.main:hover, .button.main:hover { background: var(--blue-deep); }
button small { display: block; color: var(--soft); font-size: .875rem; font-weight: 400; }
button.plain { border-color: transparent; background: none; color: var(--blue);
  text-decoration: underline; text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
fieldset { min-width: 0; margin: 0; }
fieldset label { display: flex; gap: .7rem; align-items: baseline; padding: .55rem 0;
  cursor: pointer; }
legend { float: left; width: 100%; padding-bottom: .4rem; }
legend + * { clear: both; }
input[type="radio"] { width: 1.15rem; height: 1.15rem; margin: 0; flex: none;
  accent-color: var(--blue); transform: translateY(.15rem); }
.given { margin: .5rem 0 0; font-size: 1.5rem; font-weight: 600; letter-spacing: .06em;
  font-variant-numeric: tabular-nums; }
.field label { display: block; font-weight: 600; }
.field input { width: 100%; min-height: 3rem; margin-top: .4rem; padding: .6rem .8rem;
  border: 1px solid var(--field); border-radius: .5rem; color: var(--ink); background: #fff;
  font: inherit; font-size: 1.25rem; letter-spacing: .08em; font-variant-numeric: tabular-nums; }
.field input[aria-invalid] { border: 2px solid var(--red); }
.done { color: var(--blue-deep); font-weight: 600; }
.sides > .card > .field { margin-top: 1.25rem; }
.error { margin: .5rem 0 0; color: var(--red); font-weight: 600; }
.center { text-align: center; }
.other { margin-top: 1.5rem; padding-top: 1.5rem; border-top: 1px solid var(--line); }
@media (min-width: 48rem) {
  main { padding-top: 3rem; }
  .badge { margin-left: auto; }
  .sides { grid-template-columns: minmax(0, 7fr) minmax(0, 6fr); gap: 1.5rem; }
  .card { padding: 2rem; }
}
`;

const STYLE_HASH = createHash("sha256").update(bankStyle).digest("base64");

/** Builds the pages' policy: this style, and forms; their redirect back to the shop counts too. */
export function bankPolicy(returnUrl = "/"): string {
  const shop = URL.canParse(returnUrl) ? ` ${new URL(returnUrl).origin}` : "";
  return [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `form-action 'self'${shop}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}
