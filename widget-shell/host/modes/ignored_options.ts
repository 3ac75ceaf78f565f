import { optionFits } from '@sidepick/rules/embed_options'
import type { EntryData } from '@sidepick/rules/types'
import { readGiven } from '../bridge/read_given'

/** The page's options that mean nothing here, each as `name = value`. */
export function ignoredOptions(given: string, { widget }: Pick<EntryData, 'widget'>): string[] {
  const { games, autofilledGames } = widget.playlist
  const known = new Set([...games, ...autofilledGames].map(({ id }) => id))
  return [...readGiven(given)].flatMap(([name, value]) => {
    const counts = optionFits(name, value) && (name !== 'game' || known.has(value))
    return counts ? [] : [`${name} = ${value}`]
  })
}
