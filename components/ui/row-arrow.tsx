import { Icon } from "./icon";

/** Last cell of a row that is one link, `group relative`: it moves as the row is pointed at. */
export const RowArrow = () => (
  <td
    aria-hidden="true"
    className="text-right text-accent max-sm:absolute max-sm:top-4 max-sm:right-0 sm:py-5"
  >
    <Icon
      name="chevron"
      className="-rotate-90 inline-block size-4 transition-transform group-hover:translate-x-1"
    />
  </td>
);
