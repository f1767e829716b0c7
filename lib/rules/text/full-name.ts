export const fullName = ({
  firstname,
  lastname,
}: {
  firstname: string;
  lastname: string;
}): string => [firstname, lastname].filter(Boolean).join(" ");
