"use client";

/** Title of a step of a booking, with its number; it takes the focus when its step is reached. */
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
