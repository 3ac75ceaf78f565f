import type { EntryData } from '@sidepick/rules/types'
import { bringHost, readPlayedIds, showFirstQuestion } from './first_question'

const text = document.getElementById('vs-data')?.textContent
if (text) {
  const data = JSON.parse(text) as EntryData
  showFirstQuestion(document, data, readPlayedIds(storageOf(window), data.host))
  document.addEventListener('DOMContentLoaded', () => bringHost(document))
}

/** Reading the property throws where the browser closes the storage to framed pages. */
function storageOf(page: Window): Storage | undefined {
  try {
    return page.localStorage
  } catch {
    return undefined
  }
}
