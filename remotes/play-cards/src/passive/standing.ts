import type { CardProps } from '@sidepick/card-kit'
import type { Side } from '@sidepick/rules/types'
import { passiveText } from './passive_text'

interface Standing {
  /** null as long as this player may not know it. */
  sideAPercent: number | null
  /** null for a tie too. */
  leading: Side | null
  /** The same in words. */
  words: string
}

/**
 * How the sides stand, as far as this player may know: only after the own pick is settled. Before that a meter would
 * give away the majority, which pays.
 */
export function standingOf({ game, play, locale }: Pick<CardProps, 'game' | 'play' | 'locale'>) {
  const text = passiveText(locale)
  const { picked, sideAPercent, sideVotes } = play
  if (picked === null || sideAPercent === null) {
    return { sideAPercent: null, leading: null, words: text('unknown') } satisfies Standing
  }
  const isTie = sideVotes ? sideVotes.A === sideVotes.B : sideAPercent === 50
  if (isTie) {
    return { sideAPercent, leading: null, words: text('tied') } satisfies Standing
  }
  const isA = sideVotes ? sideVotes.A > sideVotes.B : sideAPercent > 50
  return {
    sideAPercent,
    leading: isA ? 'A' : 'B',
    words: text('leading', {
      side: isA ? game.sideA : game.sideB,
      percent: isA ? sideAPercent : 100 - sideAPercent,
    }),
  } satisfies Standing
}
