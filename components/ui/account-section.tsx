import type { ReactNode } from "react";

export function AccountSection(props: {
  id: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  const { id, title, text } = props;
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="mt-14 border-line border-t pt-10 first:mt-0 first:border-t-0 first:pt-0"
    >
      <h2 id={`${id}-title`} className="text-subtitle">
        {title}
      </h2>
      {text && <p className="mt-2 max-w-2xl text-muted">{text}</p>}
      <div className="mt-7">{props.children}</div>
    </section>
  );
}
