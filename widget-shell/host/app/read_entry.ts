import type { EntryData } from '@sidepick/rules/types'

/** The page's own data; null when it is missing or broken, which only a broken page has. */
export function readEntry(page: Document): EntryData | null {
  const text = page.getElementById('vs-data')?.textContent
  try {
    const entry = JSON.parse(text ?? '') as Partial<EntryData>
    const complete = entry.bootstrap && entry.widget && entry.locale && entry.init && entry.votes
    return complete ? (entry as EntryData) : null
  } catch (error) {
    console.error('The data of the page cannot be read', error)
    return null
  }
}
