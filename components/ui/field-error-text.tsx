/** Error of a field, which `describedBy` ties to its control. */
export function FieldErrorText(props: {
  id: string;
  error: string | null | undefined;
  className?: string;
}) {
  const { id, error, className = "" } = props;
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={`mt-1.5 font-medium text-danger text-small ${className}`}>
      {error}
    </p>
  );
}
