import type { LayoutMode } from '@sidepick/card-kit'
import { layoutTerms, type LayoutName } from '@sidepick/rules/positions'
import type { ComponentRule, ExperienceConfig } from '@sidepick/rules/types'

const WIDE_MODES: readonly LayoutMode[] = ['ActiveH', 'ActiveHReverse']

/** The layout of a step, as its wide form where the video stands beside the console. */
export function layoutOf(mode: LayoutMode, ofStep: string = 'GAME_PLAY'): LayoutName {
  const name = layoutTerms(ofStep) ? ofStep : 'GAME_PLAY'
  const wide = WIDE_MODES.includes(mode) && layoutTerms(name)?.wide
  return (wide || name) as LayoutName
}

/** The cards of every step, and those of this layout. */
export function rulesOf(
  { widgetComponents, gameScreenComponents }: ExperienceConfig,
  layout: LayoutName
): ComponentRule[] {
  const like = layoutTerms(layout)?.like ?? layout
  return [
    ...widgetComponents,
    ...(gameScreenComponents[layout] ?? gameScreenComponents[like] ?? []),
  ]
}
