import { useState } from 'react'

const keyOf = (list: string) => `vs:console:columns:${list}`

function read(list: string): string[] {
  try {
    const hidden: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]')
    return Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** The columns that somebody has put away, kept in this browser. */
export function useHiddenColumns(list: string): [string[], (id: string, shown: boolean) => void] {
  const [hidden, setHidden] = useState(() => read(list))
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
