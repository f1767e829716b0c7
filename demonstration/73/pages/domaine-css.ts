/** CSS of the page of the estate, in the colours of either theme. */
export const domaineCss = `
.dom { --dom-line: color-mix(in oklab, var(--background-color) 80%, var(--font-color)); --dom-quiet: color-mix(in oklab, var(--background-color) 26%, var(--font-color)); }
.dom-wrap { width: 100%; max-width: 80rem; margin-inline: auto; padding-inline: clamp(1.25rem, 5vw, 4rem); }
.dom-band { padding-block: clamp(3.5rem, 7vw, 6rem); }
.dom-kicker { margin-bottom: 1.1rem; color: var(--accent-color); font-family: var(--menu-font); font-size: .8125rem; font-weight: 500; letter-spacing: .18em; line-height: 1.5; text-transform: uppercase; }
.dom h1, .dom h2 { font-size: clamp(2.125rem, 1.5rem + 2.2vw, 3.25rem); line-height: 1.12; }
.dom-lead { margin-top: 1.4rem; max-width: 42rem; font-size: calc(var(--content-size) * 1.04); line-height: 1.65; }
.dom-hero { display: grid; background: var(--surface); }
.dom-hero picture { display: contents; }
.dom-hero img { width: 100%; height: 100%; max-height: 34rem; object-fit: cover; }
.dom-hero .dom-wrap { align-self: center; padding-block: clamp(2.5rem, 5vw, 4.5rem); }
.dom-actions { display: flex; flex-wrap: wrap; gap: 1rem; margin-top: 2.25rem; }
.dom-actions a { display: inline-flex; align-items: center; min-height: 3rem; padding: .75rem 1.75rem; border: 1px solid var(--accent-color); border-radius: .1875rem; font-family: var(--menu-font); font-size: calc(var(--content-size) * .84); font-weight: 600; transition: color .15s, background-color .15s; }
.dom-actions a:first-child { background: var(--accent-color); color: var(--on-accent, var(--background-color)); }
.dom-actions a:first-child:hover { background: transparent; color: var(--accent-color); }
.dom-actions a + a { border-color: color-mix(in oklab, var(--background-color) 48%, var(--font-color)); color: var(--heading-color); font-weight: 500; }
.dom-actions a + a:hover { border-color: var(--accent-color); color: var(--accent-color); }
.dom-soil { display: grid; gap: 2rem; margin-top: clamp(3rem, 6vw, 5.5rem); }
.dom-soil img { width: 100%; aspect-ratio: 1; object-fit: cover; border-radius: .25rem; }
.dom-soil h3 { font-size: clamp(1.625rem, 1.4rem + .9vw, 2.125rem); line-height: 1.2; }
.dom-where { margin-top: .5rem; color: var(--accent-color); font-size: calc(var(--content-size) * .86); }
.dom-text { margin-top: 1.1rem; }
.dom-facts { margin-top: 1.5rem; border-top: 1px solid var(--dom-line); }
.dom-facts div { display: grid; grid-template-columns: 6rem 1fr; gap: 1rem; padding-block: .6rem; border-bottom: 1px solid var(--dom-line); font-size: calc(var(--content-size) * .88); }
.dom-facts dt { color: var(--dom-quiet); }
.dom-facts dd { margin: 0; color: var(--heading-color); }
.dom-story { display: grid; gap: 2.5rem; }
.dom-dates { margin: 0; padding: 0; list-style: none; border-top: 1px solid var(--dom-line); }
.dom-dates li { display: grid; grid-template-columns: 4.5rem 1fr; gap: 1rem; align-items: baseline; padding-block: .95rem; border-bottom: 1px solid var(--dom-line); }
.dom-dates time { color: var(--accent-color); font-family: var(--title-font); font-size: 1.5rem; font-weight: 600; line-height: 1; }
.dom-note { margin-top: 1.5rem; color: var(--dom-quiet); }
.dom-note a { color: var(--accent-color); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .25em; }
@media (min-width: 996px) {
  .dom-hero { grid-template-columns: 1fr 1fr; }
  .dom-hero .dom-wrap { padding-left: calc(max(0px, 50vw - 40rem) + clamp(1.25rem, 5vw, 4rem)); }
  .dom-hero img { order: 2; max-height: none; min-height: 32rem; }
  .dom-soil { grid-template-columns: 1fr 1fr; align-items: center; gap: 4.5rem; }
  .dom-soil:nth-of-type(even) figure { order: 2; }
}
@media (min-width: 1200px) {
  .dom-story { grid-template-columns: 4fr 8fr; column-gap: 4.5rem; }
}
`;
