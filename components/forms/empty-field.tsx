/** Hidden field against robots: no person fills it in. */
export function EmptyField({ form, label }: { form: string; label: string }) {
  const id = `${form}-website`;
  return (
    <div className="absolute -left-[200vw]" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input type="text" id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
