/** Style of the contract's page: dark, and readable on a telephone. */
export const docsStyle = `
:root { color-scheme: dark; --line: #2c2c2c; --soft: #a8a8a8; --gold: #d4af37; }
* { box-sizing: border-box; }
body { margin: 0; background: #121212; color: #ececec; font: 16px/1.6 system-ui, sans-serif; }
header, main, nav { max-width: 66rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 3rem; }
h1 { margin: 0 0 .5rem; font-weight: 300; font-size: 2.25rem; line-height: 1.2; }
h2 { margin: 3.5rem 0 1rem; padding-bottom: .4rem; border-bottom: 1px solid var(--line);
  font-weight: 400; font-size: 1.5rem; }
h3 { margin: 0; font-size: 1rem; font-weight: 400; overflow-wrap: anywhere; }
h4 { margin: 1.25rem 0 .4rem; color: var(--soft); font-size: .85rem; font-weight: 600; }
p { max-width: 46rem; }
a { color: var(--gold); text-underline-offset: .2em; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--gold); outline-offset: 3px; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 1.5rem 0 0; padding: 0;
  list-style: none; }
nav a { display: inline-block; padding: .25rem 0; }
article { margin: 1rem 0; padding: 1.1rem 1.25rem; border: 1px solid var(--line);
  border-radius: .5rem; background: #181818; }
article p { margin: .35rem 0 0; color: #cfcfcf; }
.method { display: inline-block; min-width: 3.6rem; color: var(--gold); font-weight: 600; }
.note, article p.note { color: var(--soft); font-size: .875rem; }
.scroll { overflow-x: auto; }
table { width: 100%; min-width: 34rem; border-collapse: collapse; font-size: .9rem; }
th { padding: .35rem 1rem .35rem 0; color: var(--soft); font-weight: 400; text-align: left; }
td { padding: .35rem 1rem .35rem 0; border-top: 1px solid var(--line); vertical-align: top;
  overflow-wrap: anywhere; }
td:first-child, td:nth-child(2) { white-space: nowrap; }
.optional { color: var(--soft); }
details { margin-top: .75rem; }
summary { color: var(--soft); cursor: pointer; }
pre { margin: .5rem 0 0; padding: 1rem; border-radius: .35rem; background: #0c0c0c;
  overflow-x: auto; }
footer { height: 5rem; }
`;
