import type { EntryData } from '@sidepick/rules/types'
import { bringHost, readPlayedIds, showFirstQuestion } from './first_question'

const text = document.getElementById('vs-data')?.textContent
if (text) {
  const data = JSON.parse(text) as EntryData
  // The page around names the frame by what it keeps for one that it moves.
  const kept = () => JSON.parse(window.name) as Record<string, string>
  const playedIds = readPlayedIds(data.host, [kept, () => window.localStorage])
  showFirstQuestion(document, data, playedIds)
  document.addEventListener('DOMContentLoaded', () => bringHost(document))
}
