import type { EntryData, PageData } from '@sidepick/rules/types'

export const isGame = (entry: PageData): entry is EntryData => 'widget' in entry

/** The page's inlined data; null when missing or malformed. */
export function readEntry(page: Document): EntryData | PageData | null {
  const text = page.getElementById('vs-data')?.textContent
  try {
    const entry = JSON.parse(text ?? '') as Partial<EntryData>
    const isPage = entry.bootstrap && entry.locale && entry.init
    const complete = entry.widget
      ? isPage && entry.votes
      : isPage && entry.bootstrap?.widget !== undefined
    return complete ? (entry as EntryData) : null
  } catch (error) {
    console.error('The data of the page cannot be read', error)
    return null
  }
}
