/** A person's name as one says it; who is known by one name alone has that one. */
export const fullName = ({
  firstname,
  lastname,
}: {
  firstname: string;
  lastname: string;
}): string => [firstname, lastname].filter(Boolean).join(" ");
