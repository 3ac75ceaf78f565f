import { readOption } from '@sidepick/rules/embed_options'
import type { EntryData } from '@sidepick/rules/types'
import { readGiven } from '../bridge/read_given'

type Told = Pick<EntryData, 'widget' | 'bootstrap' | 'init'>

/** The page's options that mean nothing here, each as `name = value`. */
export function ignoredOptions(given: string, { widget, bootstrap, init }: Told): string[] {
  const { games, autofilledGames } = widget.playlist
  const known = new Set([...games, ...autofilledGames].map(({ id }) => id))
  // What is well formed and means nothing here: a game that is not there, a flavour that does not count on this page,
  // a page that could not be opened.
  const checks = new Map<string, (value: string) => boolean>([
    ['game', (id) => known.has(id)],
    ['flavour', (name) => name === bootstrap.hostMode.flavour],
    ['targetUrl', (path) => path !== init.targetUrl],
  ])
  return [...readGiven(given)].flatMap(([name, value]) => {
    const counts = checks.get(name) ?? (() => true)
    return readOption(name, value) !== undefined && counts(value) ? [] : [`${name} = ${value}`]
  })
}
