import type { ReactNode } from 'react'
import styles from './plain_table.css'

export interface PlainRow {
  key: string
  /** The first one names the row. */
  cells: readonly [string | number, ...ReactNode[]]
}

interface Props {
  caption?: string
  head: readonly string[]
  rows: readonly PlainRow[]
}

/** A table that is only read. Where there is no room beside each other, its cells stand under each other, named. */
export function PlainTable({ caption, head, rows }: Props) {
  return (
    <table className={styles.table}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...rest] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {rest.map((cell, index) => (
              <td key={head[index + 1]}>
                <span className={styles.label} aria-hidden="true">
                  {head[index + 1]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
