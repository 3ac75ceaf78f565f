import { Link } from 'react-router'
import { Panel } from './page'
import { PlainTable, type PlainRow } from './plain_table'
import { Empty, Read, type ReadState } from './states'

interface Props<Item> {
  title: string
  state: ReadState<{ items: readonly Item[]; next: string | null }>
  /** Said where there is nothing. */
  none: string
  head: readonly string[]
  rowOf: (item: Item) => PlainRow
  /** The way to all of them, offered where these are not all. */
  all: { to: string; label: string }
}

/** The newest of what belongs to a record, on its page. */
export function Newest<Item>({ title, state, none, head, rowOf, all }: Props<Item>) {
  return (
    <Panel title={title}>
      <Read state={state}>
        {({ items, next }) =>
          items.length === 0 ? (
            <Empty>{none}</Empty>
          ) : (
            <>
              <PlainTable head={head} rows={items.map(rowOf)} />
              {next !== null && <Link to={all.to}>{all.label}</Link>}
            </>
          )
        }
      </Read>
    </Panel>
  )
}
