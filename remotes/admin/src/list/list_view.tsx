import type { CallName, HostQuery } from '@sidepick/card-kit'
import { useState, type ReactNode } from 'react'
import {
  Button,
  Cell,
  Column as Head,
  Row,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components'
import { useNavigate } from 'react-router'
import { faultOf, useConsole } from '../app/console_context'
import button from '../ui/act.css'
import { Page } from '../ui/page'
import { Empty, Fault, Waiting } from '../ui/states'
import { ChooseColumns } from './choose_columns'
import { download, toCsv } from './csv'
import styles from './list.css'
import { FilterField, type Filter } from './filter_field'
import { useListAddress } from './list_address'
import { ListPages } from './list_pages'
import { readPages, type ItemPage } from './read_pages'
import { useHiddenColumns } from './shown_columns'
import { useSorting } from './sorting'

export interface Column<Item> {
  id: string
  label: string
  /** What the file holds, and the cell too unless it is drawn otherwise. */
  value: (item: Item) => string | number | boolean | null
  draw?: (item: Item) => ReactNode
  numeric?: boolean
  /** Never broken over lines, such as an instant. */
  whole?: boolean
  /** As the call's `sort` names the order by it, which holds over all pages. */
  sort?: string
  /** Put away until somebody chooses it. */
  extra?: boolean
}

/** A call that answers a list. */
type List = Extract<CallName, `GET ${string}`>

/** What all of them have in common. */
type Listing<Item> = (call: List, input: object) => Promise<ItemPage<Item> | Item[]>

interface Props<Item, Input> {
  title: string
  up?: { to: string; label: string }
  acts?: ReactNode
  /** Name of its file, and of what is remembered of it. */
  name: string
  /** Answers a page, or a list that has no more of them. */
  query: HostQuery<Input, ItemPage<Item> | readonly Item[]>
  /** The same list's call, by which all its pages are fetched for the file. */
  call: List
  /** What stands in its path. */
  params?: Readonly<Record<string, string>>
  /** What the query always says. */
  fixed?: Readonly<Record<string, string>>
  filters?: readonly Filter[]
  /** Every list has a first column, which names the row. */
  columns: readonly [Column<Item>, ...Column<Item>[]]
  idOf: (item: Item) => string
  /** Where a row leads, below the console. */
  linkOf?: (item: Item) => string
}

const isWhole = <Item,>(answer: ItemPage<Item> | readonly Item[]): answer is readonly Item[] =>
  Array.isArray(answer)

const asPage = <Item,>(answer: ItemPage<Item> | readonly Item[]): ItemPage<Item> =>
  isWhole(answer) ? { items: [...answer], next: null } : answer

const PAGE_SIZE = 50
/** Rows of a file at most: what an office program still opens quickly. */
const FILE_ROWS = 10_000

/** One list, as all lists of the console work: its address holds what is filtered and shown. */
export function ListView<Item extends object, Input>(props: Props<Item, Input>) {
  const { title, up, acts, name, query, call, params, fixed = {}, filters = [], columns } = props
  const { idOf, linkOf } = props
  const { text, http, emit } = useConsole()
  const navigate = useNavigate()
  const [names] = useState(() => filters.map(({ id }) => id))
  const address = useListAddress(names)
  const [hidden, show] = useHiddenColumns(
    name,
    columns.filter(({ extra }) => extra).map(({ id }) => id)
  )
  const shown = columns.filter(({ id }, index) => index === 0 || !hidden.includes(id))
  const sorting = useSorting<Item>(columns)
  const about = { ...fixed, ...address.filters, ...sorting.asked }
  const asked = { params, query: { ...about, limit: PAGE_SIZE, start: address.start } }
  const state = query.useQuery(asked as Input, { refetchOnMountOrArgChange: true })
  const page = state.data && asPage(state.data)
  // Where the server keeps no order, the head of a page of more could only sort that page.
  const isHere = page?.next === null && address.start === undefined
  const items = sorting.sorted(page?.items ?? [], isHere)

  async function exportAll() {
    try {
      const { items: rows, next } = await readPages(async (start) => {
        const query = { ...about, limit: 100, start }
        return asPage(await (http as Listing<Item>)(call, { params, query }))
      }, FILE_ROWS)
      const head = shown.map(({ label }) => label)
      download(
        `${name}.csv`,
        toCsv(
          head,
          sorting.sorted(rows, isHere).map((row) => shown.map(({ value }) => value(row)))
        )
      )
      const key = next === null ? 'list.exported' : 'list.exportedPart'
      emit('toast', { text: text(key, { rows: rows.length }), kind: 'success' })
    } catch (error) {
      emit('toast', { text: faultOf(error, text), kind: 'error' })
    }
  }

  return (
    <Page title={title} up={up} acts={acts}>
      <div className={styles.tools}>
        {filters.map((filter) => (
          <FilterField
            key={`${address.arrival} ${filter.id}`}
            filter={filter}
            value={address.filters[filter.id] ?? ''}
            change={(value) => address.filter(filter.id, value)}
          />
        ))}
        <div className={styles.side}>
          <ChooseColumns columns={columns} hidden={hidden} show={show} />
          <Button
            className={`${button.button} ${button.plain}`}
            isDisabled={items.length === 0}
            onPress={() => void exportAll()}
          >
            {text('list.export')}
          </Button>
        </div>
      </div>
      <div className={styles.frame} data-stale={state.isFetching}>
        {state.data === undefined && state.isError ? (
          <Fault error={state.error} retry={() => void state.refetch()} />
        ) : state.data === undefined ? (
          <Waiting />
        ) : (
          <Table
            aria-label={title}
            className={styles.table}
            sortDescriptor={sorting.by}
            onSortChange={sorting.sortBy}
            onRowAction={
              linkOf &&
              ((key) => {
                const item = items.find((it) => idOf(it) === key)
                if (item) void navigate(linkOf(item))
              })
            }
          >
            <TableHeader>
              {shown.map(({ id, label, numeric, sort }, index) => (
                <Head
                  key={id}
                  id={id}
                  isRowHeader={index === 0}
                  allowsSorting={isHere || sort !== undefined}
                  className={numeric ? styles.numericHead : styles.head}
                >
                  {label}
                  <span className={styles.mark} aria-hidden="true" />
                </Head>
              ))}
            </TableHeader>
            <TableBody renderEmptyState={() => <Empty>{text('list.empty')}</Empty>}>
              {items.map((item) => (
                <Row key={idOf(item)} id={idOf(item)} className={styles.row}>
                  {shown.map(({ id, label, value, draw, numeric, whole }, index) => (
                    <Cell key={id} className={cellLook(index, numeric, whole)}>
                      {index > 0 && (
                        <span className={styles.label} aria-hidden="true">
                          {label}
                        </span>
                      )}
                      {draw ? draw(item) : value(item)}
                    </Cell>
                  ))}
                </Row>
              ))}
            </TableBody>
          </Table>
        )}
      </div>
      <ListPages address={address} next={page?.next ?? null} />
    </Page>
  )
}

const cellLook = (index: number, numeric?: boolean, whole?: boolean) => {
  if (numeric) return styles.numeric
  const look = index === 0 ? styles.first : styles.cell
  return whole ? `${look} ${styles.whole}` : look
}
