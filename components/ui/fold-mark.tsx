/** Plus at the end of a summary, which turns once its details are open: a `group`. */
export const FoldMark = () => (
  <span
    aria-hidden="true"
    className="text-accent text-lead transition-transform group-open:rotate-45"
  >
    +
  </span>
);
