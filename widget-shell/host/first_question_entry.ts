import type { EntryData } from '@sidepick/rules/types'
import { bringHost, readPlayedIds, showFirstQuestion, tried } from './first_question'

const text = document.getElementById('vs-data')?.textContent
if (text) {
  const data = JSON.parse(text) as EntryData
  const storage = tried(() => window.localStorage)
  // The page around names the frame by what it keeps for one that it moves.
  const kept = tried(() => JSON.parse(window.name) as Parameters<typeof readPlayedIds>[2])
  showFirstQuestion(document, data, readPlayedIds(storage, data.host, kept))
  document.addEventListener('DOMContentLoaded', () => bringHost(document))
}
