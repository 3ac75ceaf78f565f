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
  turnTo: (start: string | null) => void
}

export function useListAddress(names: readonly string[]): ListAddress {
  const [params, setParams] = useSearchParams()
  const arrival = useArrival()
  return useMemo(() => {
    const filters = Object.fromEntries(
      names.flatMap((name) => {
        const value = params.get(name)
        return value ? [[name, value]] : []
      })
    )
    return {
      filters,
      start: params.get('start') ?? undefined,
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
      turnTo(start) {
        setParams((before) => {
          if (start === null) before.delete('start')
          else before.set('start', start)
          return before
        })
      },
    }
  }, [names, params, setParams, arrival])
}

/** A filter that is typed replaces the address; every other way to it is an arrival. */
function useArrival(): string {
  const { key } = useLocation()
  const isReplaced = useNavigationType() === NavigationType.Replace
  const [arrival, setArrival] = useState(key)
  if (!isReplaced && key !== arrival) setArrival(key)
  return arrival
}
