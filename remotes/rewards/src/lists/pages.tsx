import { useEffect, useState, type ReactNode } from 'react'
import type { HostQuery } from '@sidepick/card-kit'
import { Lost } from '@sidepick/card-kit/screens/notice'
import { Rows } from '@sidepick/card-kit/ui/row'
import { Skeleton } from '@sidepick/card-kit/ui/skeleton'
import type { Locale } from '@sidepick/rules/types'
import { rewardsText } from '../words/rewards_text'
import { pageSize } from './list_config'
import { MoreRows } from './more_rows'
import styles from './pages.css'

interface Page<Item> {
  items: Item[]
  next: string | null
}

interface Props<Item, Filter> {
  query: HostQuery<{ query?: Filter & { start?: string; limit?: number } }, Page<Item>>
  /** What the list is filtered by. */
  filter: Filter
  /** What is listed, for whoever does not see it. */
  label: string
  row: (item: Item) => ReactNode
  /** Told the newest item once it is shown. */
  onFirst?: (item: Item) => void
  /** Stands where nothing is listed. */
  empty: ReactNode
  locale: Locale
}

interface PageProps<Item, Filter> extends Props<Item, Filter> {
  start?: string
  /** Pages that still follow this one. */
  more: number
  onMore: () => void
}

/** A list that grows by a page each time its end comes near. */
export function Pages<Item, Filter>(props: Props<Item, Filter>) {
  const [more, setMore] = useState(0)
  return <PageRows {...props} more={more} onMore={() => setMore((count) => count + 1)} />
}

/** A page, and the next one after it: where an earlier page changes, the cursors of those behind it follow. */
function PageRows<Item, Filter>(props: PageProps<Item, Filter>) {
  const { query, filter, label, row, onFirst, empty, locale, start, more, onMore } = props
  const text = rewardsText(locale)
  const { data, isError, refetch } = query.useQuery(
    { query: { ...filter, start, limit: pageSize } },
    { refetchOnMountOrArgChange: true }
  )
  const first = start === undefined ? data?.items[0] : undefined
  useEffect(() => {
    if (first !== undefined) onFirst?.(first)
  }, [first, onFirst])
  if (isError && !data) return <Lost locale={locale} onRetry={() => void refetch()} />
  if (!data) return <Skeleton label={text('loading')} shape="rows" count={start ? 2 : 5} />
  if (data.items.length === 0) return start ? null : empty
  return (
    <div className={styles.page}>
      <Rows label={label}>{data.items.map(row)}</Rows>
      {data.next !== null && more > 0 && (
        <PageRows key={data.next} {...props} start={data.next} more={more - 1} />
      )}
      {data.next !== null && more === 0 && <MoreRows label={text('more')} onMore={onMore} />}
    </div>
  )
}
