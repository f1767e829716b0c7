/** A field that nobody sees: what fills it in is no person. */
export function EmptyField({ form, label }: { form: string; label: string }) {
  const id = `${form}-website`;
  return (
    <div className="absolute -left-[200vw]" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input type="text" id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
