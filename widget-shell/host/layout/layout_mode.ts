import type { LayoutMode, Phase } from '@sidepick/card-kit'
import type { ExperienceConfig, Game, Orientation } from '@sidepick/rules/types'

/** From this width of the widget on, landscape games put the video beside the console. */
const WIDE_FROM_PX = 600

type Format = Pick<Game, 'landscapeGame'>

export interface Stage {
  phase: Phase
  widthPx: number
  game: Format | null
  /** The games that the page began with: they decide for the whole visit, whatever joins them later. */
  games: readonly Format[]
  /** Whether the page lets a game with a landscape video stand in landscape. */
  arcade: boolean
}

export function orientationOf(game: Format | null, config: ExperienceConfig): Orientation {
  return game?.landscapeGame || config.themeFlags.horizontalVideosOnly ? 'landscape' : 'portrait'
}

/** Whether a game, or each of several, is drawn in landscape; never while its video fills the whole widget. */
function isLandscape(
  games: readonly Format[],
  { widthPx, arcade }: Pick<Stage, 'widthPx' | 'arcade'>,
  { themeFlags, experimentFlags }: ExperienceConfig
): boolean {
  if (widthPx < WIDE_FROM_PX || experimentFlags?.bladeVideo) return false
  if (themeFlags.horizontalVideosOnly) return true
  return arcade && games.length > 0 && games.every(({ landscapeGame }) => landscapeGame)
}

/** Whether the cards of the landscape layout are drawn, which follows the game. */
export const isLandscapeScreen = (stage: Stage, config: ExperienceConfig): boolean =>
  stage.phase !== 'passive' && isLandscape(stage.game ? [stage.game] : [], stage, config)

/**
 * How the fixed tree of panels is arranged. It follows the width and the games of the visit together, so that the answers stay
 * in their place from game to game.
 */
export function layoutModeOf(stage: Stage, config: ExperienceConfig): LayoutMode {
  if (stage.phase === 'passive') return 'PassiveV'
  const consoleFirst = config.gameTheme.consoleFirst === 'true'
  if (isLandscape(stage.games, stage, config)) return consoleFirst ? 'ActiveHReverse' : 'ActiveH'
  return consoleFirst ? 'ActiveVReverse' : 'ActiveV'
}

/** Whether the video stands beside the console. */
export const isBeside = (mode: LayoutMode): boolean => mode.startsWith('ActiveH')
