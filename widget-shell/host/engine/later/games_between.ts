import type { Game } from '@sidepick/rules/types'
import { NUMBERS } from '../numbers'

/** Where ad games stand: from an index on, and every so many games. */
interface Places {
  from: number
  every: number
  /** Index of the list's first game among the games of the visit. */
  offset: number
}

/** Puts ad games among the others, each in its place; one that finds none is left out. */
export function interleave<Of>(regular: readonly Of[], ads: readonly Of[], places: Places): Of[] {
  const { from, every, offset } = places
  const mixed: Of[] = []
  const restOf = { regular: [...regular], ads: [...ads] }
  while (restOf.regular.length > 0) {
    const index = offset + mixed.length - from
    const next = index >= 0 && index % every === 0 ? restOf.ads.shift() : undefined
    mixed.push(next ?? (restOf.regular.shift() as Of))
  }
  return mixed.length > 0 ? mixed : restOf.ads
}

/** A queue with its ad games in their places, after as many games as the visit has had. */
export function mixAdGames(queue: readonly Game[], had: number, passive: boolean): Game[] {
  return interleave(
    queue.filter(({ isAd }) => !isAd),
    queue.filter(({ isAd }) => isAd),
    {
      from: NUMBERS.adGamesFrom,
      every: passive ? NUMBERS.adGamesEveryPassive : NUMBERS.adGamesEvery,
      offset: had,
    }
  )
}
