export const BulletPart = ({ title, lines }: { title: string; lines: string[] }) => (
  <div>
    <h3 className="mb-1 font-medium text-heading text-small">{title}</h3>
    <ul className="list-disc space-y-1 pl-5 text-small marker:text-muted">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);
