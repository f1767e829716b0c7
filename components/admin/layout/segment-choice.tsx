"use client";

/** Choice of one of a few words that stand side by side. */
export function SegmentChoice<T extends string>(props: {
  legend: string;
  name: string;
  options: readonly (readonly [value: T, label: string])[];
  value: T;
  onChoose: (value: T) => void;
}) {
  const { legend, name, options, value, onChoose } = props;
  return (
    <fieldset className="flex overflow-hidden rounded-control border border-line-strong">
      <legend className="sr-only">{legend}</legend>
      {options.map(([option, label]) => (
        <label
          key={option}
          className="flex min-h-11 cursor-pointer items-center px-4 text-small has-checked:bg-raised has-checked:font-semibold has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:-outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChoose(option)}
            className="sr-only"
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
