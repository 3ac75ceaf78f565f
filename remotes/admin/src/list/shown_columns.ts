import { useState } from 'react'

const keyOf = (list: string) => `vs:console:columns:${list}`

function read(list: string, usual: string[]): string[] {
  try {
    const hidden: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? 'null')
    return Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : usual
  } catch {
    return usual
  }
}

/** The columns that are put away, kept in this browser once somebody has chosen; `usual` until then. */
export function useHiddenColumns(
  list: string,
  usual: string[]
): [string[], (id: string, shown: boolean) => void] {
  const [hidden, setHidden] = useState(() => read(list, usual))
  const show = (id: string, shown: boolean) => {
    const next = shown ? hidden.filter((it) => it !== id) : [...hidden, id]
    setHidden(next)
    try {
      localStorage.setItem(keyOf(list), JSON.stringify(next))
    } catch {
      // A browser without storage forgets it with the tab.
    }
  }
  return [hidden, show]
}
