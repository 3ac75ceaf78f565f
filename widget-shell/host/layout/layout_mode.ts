import type { LayoutMode, Phase } from '@sidepick/card-kit'
import type { ExperienceConfig, Game, Orientation } from '@sidepick/rules/types'

/** From this width of the widget on, a landscape game puts the video beside the console. */
const WIDE_FROM_PX = 600

export interface Stage {
  phase: Phase
  widthPx: number
  game: Game | null
}

export function orientationOf(game: Game | null, config: ExperienceConfig): Orientation {
  return game?.landscapeGame || config.themeFlags.horizontalVideosOnly ? 'landscape' : 'portrait'
}

/** How the fixed tree of panels is arranged right now. */
export function layoutModeOf(stage: Stage, config: ExperienceConfig): LayoutMode {
  if (stage.phase === 'passive') return 'PassiveV'
  const wide = stage.widthPx >= WIDE_FROM_PX && orientationOf(stage.game, config) === 'landscape'
  const consoleFirst = config.gameTheme.consoleFirst === 'true'
  if (wide) return consoleFirst ? 'ActiveHReverse' : 'ActiveH'
  return consoleFirst ? 'ActiveVReverse' : 'ActiveV'
}
