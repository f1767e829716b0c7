import { expect, it } from "vitest";
import { textsBeside, textsBesideIn } from "./texts-of-their-own.mjs";

const textsIn = (code: string, others: Record<string, string> = {}) =>
  textsBesideIn({ "page.tsx": code, ...others }).map((line) => line.replace(/^[^:]+:\d+: /, ""));

it.each([
  // A text that is the whole of its element is written as a whole.
  ["<p>{total}</p>", []],
  ["<p>{count + ' ×'}</p>", []],
  ["<p>{isOpen && t('of.' + state)}</p>", []],
  // Beside an element, another text, or a part that comes and goes.
  ["<p>{count} <b>{total}</b></p>", ["{count}"]],
  ["<p>{first} {last}</p>", ["{first}", "{last}"]],
  ["<p><Icon />{isOpen ? t('open') : t('closed')}</p>", ["{isOpen ? t('open') : t('closed')}"]],
  ["<p><Icon />{isOpen && ', ' + count}</p>", ["{isOpen && ', ' + count}"]],
  ["<p><span>{total}</span> {isOpen && <b>{count}</b>}</p>", []],
  ["<p>{t('total')} <b>{total}</b></p>", []],
  ["<p>{isOpen && <b>{count}</b>} {t('total')}</p>", ["{t('total')}"]],
  ["<ul>{rows.map((row) => <li key={row}>{row}</li>)}</ul>", []],
  ["<p><b />{rows.map((row) => row.name)}</p>", ["{rows.map((row) => row.name)}"]],
  // The file's own names.
  ["const end = <b />; const page = <p><i />{end}</p>", []],
  ["const end = word(); const page = <p><i />{end}</p>", ["{end}"]],
  ["const end = () => <b />; const page = <p><i />{end()}</p>", []],
  ["const P = (props: { end: ReactNode }) => <p><i />{props.end}</p>", []],
  ["const P = (props: { end: string }) => <p><i />{props.end}</p>", ["{props.end}"]],
  // A part without an element of its own is beside anything that its user has there.
  ["<>{total}</>", ["{total}"]],
  ["function Total() { return total }", ["total"]],
  ["function Total() { return isOpen ? <b /> : null }", []],
  ["function Total() { return createPortal(<b>{total}</b>, place) }", []],
  ["function Total() { return createPortal(total, place) }", ["createPortal(total, place)"]],
  ["<p><b />{isOpen && <>{t('open')} <i /></>}</p>", ["{t('open')}"]],
  ["rows.map((row) => <Fragment key={row}>{row.name} <b /></Fragment>)", ["{row.name}"]],
  // Words with elements in them are several texts.
  ["<p>{t.rich('due', { b: (text) => <b>{text}</b> })}</p>", []],
  ["const b = () => <b />; const page = <p>{t.rich('due', { b })}</p>", []],
  [
    "const l = (to) => (text) => <a>{text}</a>; const page = <p>{t.rich('due', { a: l('b') })}</p>",
    [],
  ],
  [
    "<p>{t.rich('due', { due: format.euros(due) })}</p>",
    ["{t.rich('due', { due: format.euros(due) })}"],
  ],
  [
    "<p>{t.rich('due', { due: page.due, b: (text) => <b>{text}</b> })}</p>",
    ["{t.rich('due', { due: page.due, b: (text) => <b>{text}</b> })}"],
  ],
  ["<p key={page.due}>{t.rich('due', { due: page.due })}</p>", []],
  ["<p>{t.rich(isOpen ? 'due' : 'paid')}</p>", ["{t.rich(isOpen ? 'due' : 'paid')}"]],
  ["<p>{isOpen && t.rich('due')}</p>", ["{isOpen && t.rich('due')}"]],
  ["const due = isOpen ? t.rich('due') : null; const page = <p>{due}</p>", ["{due}"]],
  // A figure stays as it is.
  ["<p>{format.euros(total)}</p>", ["{format.euros(total)}"]],
  ["<p><b>{euros(total)}</b></p>", ["{euros(total)}"]],
  ["<p translate='no'>{euros(total)}</p>", []],
  ["<p>{booking.reference}</p>", ["{booking.reference}"]],
])("of %s finds %j", (code, texts) => {
  expect(textsIn(code)).toEqual(texts);
});

const NOTE = "export function Note({ head, children }: Props) { return ";
const PROPS = "type Props = { head: ReactNode; children: ReactNode };";

it.each([
  // Its own element, or beside something else, or behind something that comes and goes.
  ["<div>{children}</div> }", "<Note>{total}</Note>", []],
  ["<div><b />{children}</div> }", "<Note>{total}</Note>", ["{total}"]],
  ["<div><b />{children}</div> }", "<Note>{t('total')}</Note>", []],
  ["<div>{head}{children}</div> }", "<Note>{t('total')}</Note>", ["{t('total')}"]],
  ["<div><b />{children}</div> }", "<Note><p>{total}</p></Note>", []],
  ["children }", "<Note>{total}</Note>", ["{total}"]],
  // A value handed in by a name.
  ["<div><h2>{head}</h2></div> }", "<Note head={total} />", []],
  ["<div><b />{head}</div> }", "<Note head={total} />", ["head={total}"]],
  // A value handed on.
  [
    "<Box>{children}</Box> }; const Box = ({ children }) => <p><b />{children}</p>;",
    "<Note>{total}</Note>",
    ["{total}"],
  ],
])("follows what %s is handed by %s", (note, use, texts) => {
  expect(textsIn(`const page = ${use}`, { "note.tsx": `${PROPS} ${NOTE}${note}` })).toEqual(texts);
});

it("finds none on the pages of the site", () => {
  expect(textsBeside()).toEqual([]);
});
