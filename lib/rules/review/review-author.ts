/** Returns the public name of a reviewer: the first name, and the initial of the last one. */
export function reviewAuthor({
  firstname,
  lastname,
}: {
  firstname: string;
  lastname: string;
}): string {
  const [initial] = /\p{L}/u.exec(lastname) ?? [];
  return [firstname.trim(), initial && `${initial.toLocaleUpperCase("fr")}.`]
    .filter(Boolean)
    .join("\u00a0");
}
