import type { LayoutMode, Phase } from '@sidepick/card-kit'
import type { ExperienceConfig, Game, Orientation } from '@sidepick/rules/types'

/** From this width of the widget on, a landscape game puts the video beside the console. */
const WIDE_FROM_PX = 600

export interface Stage {
  phase: Phase
  widthPx: number
  game: Game | null
  /** Whether the page lets a game with a landscape video stand in landscape. */
  arcade: boolean
}

export function orientationOf(game: Game | null, config: ExperienceConfig): Orientation {
  return game?.landscapeGame || config.themeFlags.horizontalVideosOnly ? 'landscape' : 'portrait'
}

/** Where the video may stand beside the console: never while it fills the whole widget. */
function isLandscape({ game, arcade }: Stage, config: ExperienceConfig): boolean {
  const { themeFlags, experimentFlags } = config
  if (experimentFlags?.bladeVideo) return false
  return themeFlags.horizontalVideosOnly || (arcade && orientationOf(game, config) === 'landscape')
}

/** How the fixed tree of panels is arranged right now. */
export function layoutModeOf(stage: Stage, config: ExperienceConfig): LayoutMode {
  if (stage.phase === 'passive') return 'PassiveV'
  const wide = stage.widthPx >= WIDE_FROM_PX && isLandscape(stage, config)
  const consoleFirst = config.gameTheme.consoleFirst === 'true'
  if (wide) return consoleFirst ? 'ActiveHReverse' : 'ActiveH'
  return consoleFirst ? 'ActiveVReverse' : 'ActiveV'
}
