import type { EntryData, PageData } from '@sidepick/rules/types'

/** What a browser sends for the page of a frame, and for that of a window. */
export const FRAME = { 'accept': 'text/html', 'sec-fetch-dest': 'iframe' }
export const TOP = { 'accept': 'text/html', 'sec-fetch-dest': 'document' }

/** The data that a page of ours carries for its scripts. */
export function inlined<Data extends PageData = EntryData>(html: string): Data {
  const [, json] = /<script type="application\/json" id="vs-data">(.*?)<\/script>/s.exec(html) ?? []
  if (json === undefined) throw new Error('the page carries no data')
  return JSON.parse(json)
}
