"use client";

/** The title of one of the steps of a booking, with its number; it takes the focus as one gets there. */
export function StepTitle(props: {
  id: string;
  number: number;
  title: string;
  ref?: React.Ref<HTMLHeadingElement>;
}) {
  return (
    <h2
      id={props.id}
      ref={props.ref}
      tabIndex={-1}
      className="mb-7 flex items-baseline gap-4 text-subtitle outline-none"
    >
      <span aria-hidden="true" className="text-accent">
        {props.number}
      </span>
      <span>{props.title}</span>
    </h2>
  );
}
