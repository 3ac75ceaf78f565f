import type { ExperienceConfig, Game, Locale } from './types.js'

/** The page that draws a draft as players will see it; the console frames it and sends it what to draw. */
export const PREVIEW_PATH = '/preview'

export const PREVIEW_MOMENTS = ['question', 'result'] as const
export type PreviewMoment = (typeof PREVIEW_MOMENTS)[number]

/** From the framed page to the console: it listens from now on. */
export const PREVIEW_READY = 'sidepick_preview_ready'

/** From the console to the framed page. */
export interface PreviewMessage {
  type: 'sidepick_preview'
  game: Game
  moment: PreviewMoment
  locale: Locale
  /** The experience to draw it in; null for the one of the platform. */
  config: ExperienceConfig | null
}
