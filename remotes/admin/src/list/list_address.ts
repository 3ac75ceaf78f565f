import { useMemo, useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router'

/** What a list shows, as its address says it: filters by name, and where the page starts. */
export interface ListAddress {
  filters: Readonly<Record<string, string>>
  start: string | undefined
  /** Another one after a link or the browser's Back; the same while a filter is typed. */
  arrival: string
  /** Another filter begins with the first page. */
  filter: (name: string, value: string) => void
  /** The ways to other pages; null where there is none. */
  toFirst: (() => void) | null
  toPrevious: (() => void) | null
  /** To the page that starts there. */
  toNext: (start: string) => void
}

/** Where the pages before this one start; null for the first. The history keeps it with each page. */
type Starts = readonly (string | null)[]

export function useListAddress(names: readonly string[]): ListAddress {
  const [params, setParams] = useSearchParams()
  const state = useLocation().state as { starts?: Starts } | null
  const arrival = useArrival()
  return useMemo(() => {
    const filters = Object.fromEntries(
      names.flatMap((name) => {
        const value = params.get(name)
        return value ? [[name, value]] : []
      })
    )
    const start = params.get('start')
    const starts = state?.starts ?? []
    const turnTo = (to: string | null, after: Starts) =>
      setParams(
        (before) => {
          if (to === null) before.delete('start')
          else before.set('start', to)
          return before
        },
        { state: { starts: after } }
      )
    return {
      filters,
      start: start ?? undefined,
      arrival,
      filter(name, value) {
        setParams(
          (before) => {
            if (value === '') before.delete(name)
            else before.set(name, value)
            before.delete('start')
            return before
          },
          { replace: true }
        )
      },
      toFirst: start === null ? null : () => turnTo(null, []),
      toPrevious:
        starts.length === 0 ? null : () => turnTo(starts.at(-1) ?? null, starts.slice(0, -1)),
      // A second press comes before the page has told where the one after it starts.
      toNext: (next) => next !== start && turnTo(next, [...starts, start]),
    }
  }, [names, params, setParams, state, arrival])
}

/** A filter that is typed replaces the address; every other way to it is an arrival. */
function useArrival(): string {
  const { key } = useLocation()
  const isReplaced = useNavigationType() === NavigationType.Replace
  const [arrival, setArrival] = useState(key)
  if (!isReplaced && key !== arrival) setArrival(key)
  return arrival
}
