import { layoutTerms, type LayoutName } from '@sidepick/rules/positions'
import type { ComponentRule, ExperienceConfig } from '@sidepick/rules/types'

/** The layout of a step, or its landscape form. */
export function layoutOf(isLandscape: boolean, ofStep: string = 'GAME_PLAY'): LayoutName {
  const name = layoutTerms(ofStep) ? ofStep : 'GAME_PLAY'
  const wide = isLandscape && layoutTerms(name)?.wide
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
