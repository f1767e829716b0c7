/** CSS of the touring page, in the colours of either theme. */
export const escapadesCss = `
.esc { --esc-line: color-mix(in oklab, var(--background-color) 80%, var(--font-color)); --esc-quiet: color-mix(in oklab, var(--background-color) 28%, var(--font-color)); }
.esc-wrap { width: 100%; max-width: 80rem; margin-inline: auto; padding-inline: clamp(1.25rem, 5vw, 4rem); }
.esc-band { padding-block: clamp(3.5rem, 7vw, 6rem); }
.esc-kicker { margin-bottom: 1.1rem; color: var(--accent-color); font-family: var(--menu-font); font-size: .8125rem; font-weight: 500; letter-spacing: .18em; line-height: 1.5; text-transform: uppercase; }
.esc h2 { font-size: clamp(1.875rem, 1.4rem + 1.9vw, 2.75rem); font-weight: var(--heading-weight); line-height: 1.16; }
.esc-lead { margin-top: 1.4rem; max-width: 42rem; font-size: calc(var(--content-size) * 1.04); line-height: 1.65; }
.esc-actions { display: flex; flex-wrap: wrap; gap: 1rem; margin-top: 2.25rem; }
.esc-actions a { display: inline-flex; align-items: center; min-height: 3rem; padding: .75rem 1.75rem; border: 1px solid var(--accent-color); border-radius: .1875rem; font-family: var(--menu-font); font-size: calc(var(--content-size) * .78); font-weight: 600; letter-spacing: .025em; transition: color .15s, background-color .15s; }
.esc-actions a:first-child { background: var(--accent-color); color: var(--on-accent, var(--background-color)); }
.esc-actions a:first-child:hover { background: transparent; color: var(--accent-color); }
.esc-actions a + a { border-color: color-mix(in oklab, var(--background-color) 52%, var(--font-color)); color: var(--heading-color); font-weight: 500; }
.esc-actions a + a:hover { border-color: var(--accent-color); color: var(--accent-color); }
.esc-actions a.esc-day-book { background: transparent; border-color: color-mix(in oklab, var(--background-color) 52%, var(--font-color)); color: var(--heading-color); font-weight: 500; }
.esc-actions a.esc-day-book:hover { border-color: var(--accent-color); color: var(--accent-color); }
.esc-day { display: grid; gap: 2rem; margin-top: clamp(3rem, 6vw, 5.5rem); }
.esc-day img { width: 100%; aspect-ratio: 3 / 2; object-fit: cover; border-radius: .25rem; }
.esc-day h3 { font-size: clamp(1.5rem, 1.3rem + .8vw, 1.875rem); line-height: 1.25; }
.esc-when { margin-top: .5rem; color: var(--accent-color); font-size: calc(var(--content-size) * .78); }
.esc-text { margin-top: 1.1rem; }
.esc-hours { margin-top: 1.5rem; padding: 0; list-style: none; border-top: 1px solid var(--esc-line); }
.esc-hours li { display: grid; grid-template-columns: 4.5rem 1fr; gap: 1rem; padding-block: .6rem; border-bottom: 1px solid var(--esc-line); color: var(--esc-quiet); font-size: calc(var(--content-size) * .82); }
.esc-hours time { color: var(--heading-color); }
.esc-further { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2.5rem; }
.esc-table { width: 100%; border-collapse: collapse; text-align: left; }
.esc-table th, .esc-table td { padding: .95rem 1.25rem .95rem 0; border-bottom: 1px solid var(--esc-line); vertical-align: baseline; }
.esc-table thead th { color: var(--esc-quiet); font-size: calc(var(--content-size) * .78); font-weight: 400; }
.esc-table tbody th { color: var(--heading-color); font-weight: 500; }
.esc-table th { white-space: nowrap; }
.esc-table td { color: var(--esc-quiet); }
.esc-table td:nth-child(2) { color: var(--accent-color); white-space: nowrap; }
.esc-note { margin-top: 1.5rem; color: var(--esc-quiet); }
.esc-note a { color: var(--accent-color); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .25em; }
@media (max-width: 575px) {
  .esc-table thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .esc-table tr { display: grid; grid-template-columns: 1fr auto; gap: .2rem 1rem; padding-block: .9rem; border-bottom: 1px solid var(--esc-line); }
  .esc-table th, .esc-table td { padding: 0; border: 0; }
  .esc-table th { white-space: normal; }
  .esc-table td:last-child { grid-column: 1 / -1; }
}
@media (min-width: 996px) {
  .esc-day { grid-template-columns: 1fr 1fr; align-items: center; gap: 4.5rem; }
  .esc-day:nth-of-type(even) figure { order: 2; }
}
@media (min-width: 1200px) {
  .esc-further { grid-template-columns: 4fr 8fr; column-gap: 4.5rem; }
}
`;
