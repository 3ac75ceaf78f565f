import type { LayoutMode } from '@sidepick/card-kit'
import type { Game } from '@sidepick/rules/types'

/** The landscape file on a landscape screen, where the game has one; else the game's own. */
export function videoSourceOf(game: Game, layoutMode: LayoutMode): string | null {
  const landscape =
    layoutMode === 'ActiveH' || layoutMode === 'ActiveHReverse' || game.landscapeGame
  return (landscape ? game.landscapeVideoUrls.mp4720 : null) ?? game.videoUrls.mp4720
}
