/** The mark at the end of a summary: a plus, which turns once its details are open. The details are a `group`. */
export const FoldMark = () => (
  <span
    aria-hidden="true"
    className="text-accent text-lead transition-transform group-open:rotate-45"
  >
    +
  </span>
);
