/** The CSS of the services page, in the site's colours whatever its theme. */
export const servicesCss = `
.svc { --svc-line: color-mix(in oklab, var(--background-color) 80%, var(--font-color)); --svc-quiet: color-mix(in oklab, var(--background-color) 28%, var(--font-color)); max-width: 80rem; margin-inline: auto; padding: clamp(2.5rem, 5vw, 4.5rem) clamp(1.25rem, 5vw, 4rem); }
.svc-open { display: grid; gap: clamp(2rem, 5vw, 4.5rem); align-items: center; }
.svc-kicker { margin-bottom: 1.25rem; color: var(--accent-color); font-family: var(--menu-font); font-size: .8125rem; font-weight: 500; letter-spacing: .18em; text-transform: uppercase; }
.svc h1 { font-size: clamp(2.25rem, 1.5rem + 3.1vw, 3.75rem); line-height: 1.1; }
.svc h2 { font-size: clamp(1.875rem, 1.4rem + 1.9vw, 2.75rem); line-height: 1.16; }
.svc-lead { margin-top: 1.5rem; max-width: 36rem; font-size: calc(var(--content-size) * 1.04); line-height: 1.65; }
.svc-photo img { width: 100%; aspect-ratio: 4 / 3; object-fit: cover; border-radius: .25rem; }
.svc-cases { border-top: 1px solid var(--svc-line); }
.svc-case { display: grid; gap: .35rem 2.5rem; padding-block: 1.4rem; border-bottom: 1px solid var(--svc-line); }
.svc-case dt { color: var(--heading-color); font-size: 1.125rem; line-height: 1.45; }
.svc-case dd { color: var(--svc-quiet); }
.svc-case a { color: var(--accent-color); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .25em; }
.svc-case a:hover { text-decoration-thickness: 2px; }
.svc-which { display: grid; gap: 2.5rem; }
.svc-prices { display: grid; gap: 2rem 2.5rem; margin-top: clamp(2.5rem, 5vw, 3.5rem); padding: 0; list-style: none; }
.svc-prices li { border-top: 1px solid var(--accent-color); padding-top: 1.25rem; color: var(--svc-quiet); }
.svc-prices strong { display: block; margin-bottom: .4rem; color: var(--heading-color); font-family: var(--title-font); font-size: var(--title-size); font-weight: 300; line-height: 1.3; }
@media (min-width: 768px) {
  .svc-prices { grid-template-columns: repeat(3, 1fr); }
  .svc-case { grid-template-columns: 1fr 1fr; align-items: baseline; }
}
@media (min-width: 996px) {
  .svc-open { grid-template-columns: 7fr 5fr; }
}
@media (min-width: 1200px) {
  .svc-which { grid-template-columns: 4fr 8fr; column-gap: 4.5rem; }
}
`;
