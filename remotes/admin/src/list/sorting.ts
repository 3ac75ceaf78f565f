import { intlTag } from '@sidepick/rules/languages'
import type { SortDescriptor } from 'react-aria-components'
import { useSearchParams } from 'react-router'
import { useConsole } from '../app/console_context'

type Shown = string | number | boolean | null

interface Sortable<Item> {
  id: string
  value: (item: Item) => Shown
  /** As the server names this order, where it keeps one. */
  sort?: string
}

/** The order that a list's call is asked for. */
interface Asked {
  sort?: string
  order?: 'asc' | 'desc'
}

interface Sorting<Item> {
  /** By which head it is sorted; undefined as the server ordered it. */
  by: SortDescriptor | undefined
  sortBy: (by: SortDescriptor) => void
  /** What the call says of it; nothing where the browser sorts. */
  asked: Asked
  sorted: (items: readonly Item[], isHere: boolean) => readonly Item[]
}

/**
 * The server sorts by what it keeps an order of, whatever the page; the browser by every other column, of a list that is here as a
 * whole. The address says `sort=name`, or `sort=-name` for the other way round.
 */
export function useSorting<Item>(columns: readonly Sortable<Item>[]): Sorting<Item> {
  const { language } = useConsole()
  const [params, setParams] = useSearchParams()
  const said = params.get('sort') ?? ''
  const isTurned = said.startsWith('-')
  const column = columns.find(({ id }) => id === said.slice(isTurned ? 1 : 0))
  return {
    by: column && { column: column.id, direction: isTurned ? 'descending' : 'ascending' },
    sortBy: ({ column: id, direction }) =>
      setParams(
        (before) => {
          before.set('sort', `${direction === 'descending' ? '-' : ''}${id}`)
          // A page begins somewhere else in another order.
          before.delete('start')
          return before
        },
        { replace: true }
      ),
    asked: column?.sort ? { sort: column.sort, order: isTurned ? 'desc' : 'asc' } : {},
    sorted(items, isHere) {
      if (!column || column.sort || !isHere) return items
      const collator = new Intl.Collator(intlTag(language), { numeric: true })
      const order = (one: Shown, other: Shown) =>
        typeof one === 'number' && typeof other === 'number'
          ? one - other
          : collator.compare(String(one), String(other))
      return [...items].sort((one, other) =>
        emptyLast(
          column.value(one),
          column.value(other),
          (a, b) => order(a, b) * (isTurned ? -1 : 1)
        )
      )
    },
  }
}

/** Whatever the direction, what is not there comes after what is. */
function emptyLast(one: Shown, other: Shown, order: (one: Shown, other: Shown) => number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return order(one, other)
}
