import type { Card } from '@sidepick/card-kit'
import type { Side } from '@sidepick/rules/types'
import { laterText } from '../later/later_text'
import { playText } from '../play_text'
import { statusOf } from '../status/status_of'
import { percentOf } from './percent'

/** What a screen reader hears of the result, inside the live region of the answers. */
export const ResultNews: Card = ({ game, play, viewer, locale }) => {
  const { sideAPercent, points } = play
  if (sideAPercent === null) return null
  const text = laterText(locale)
  const share = (side: Side, label: string) =>
    `${label} ${playText(locale)('percent', { percent: percentOf(side, sideAPercent) })}`
  const status = statusOf(game, play, viewer)
  const shares = `${share('A', game.sideA)}, ${share('B', game.sideB)}.`
  return `${text(status.message, status.values)} ${shares} ${text('gain', { points: points.total })}`
}
