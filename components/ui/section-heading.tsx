export function SectionHeading(props: {
  kicker: string | null;
  title: string;
  text?: string | null | undefined;
  id?: string;
  isFirst?: boolean;
}) {
  const Title = props.isFirst ? "h1" : "h2";
  return (
    <header className="mb-8 max-w-3xl md:mb-12">
      {props.kicker && <p className="kicker mb-4">{props.kicker}</p>}
      <Title id={props.id} className="text-title">
        {props.title}
      </Title>
      {props.text && <p className="mt-5 text-lead text-muted">{props.text}</p>}
    </header>
  );
}
