import type { EntryData } from '@sidepick/rules/types'
import type { PlayState } from '../engine/play_state'
import type { Stage } from './layout_mode'

/** What the arrangement of a visit follows. */
export function stageOf(
  { widget, bootstrap }: Pick<EntryData, 'widget' | 'bootstrap'>,
  { phase, game }: Pick<PlayState, 'phase' | 'game'>,
  widthPx: number
): Stage {
  const { games, autofilledGames } = widget.playlist
  const { arcadeMode: arcade } = bootstrap.hostMode.flags
  return { phase, game, widthPx, arcade, games: [...games, ...autofilledGames] }
}
