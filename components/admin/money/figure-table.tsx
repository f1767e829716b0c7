export const FigureTable = ({ head, rows }: { head: string[]; rows: string[][] }) => (
  <table className="w-full border-collapse text-small tabular-nums">
    <thead className="text-muted">
      <tr>
        {head.map((name) => (
          <th
            key={name}
            scope="col"
            className="w-[22%] py-2 pl-3 text-right font-medium first:w-auto first:pl-0 first:text-left"
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="divide-y divide-line border-line border-y">
      {rows.map((row) => (
        <tr key={row[0]}>
          {row.map((cell, index) => (
            <td
              key={head[index]}
              className="whitespace-nowrap py-2 pl-3 text-right first:whitespace-normal first:pl-0 first:text-left"
            >
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
