import {
  FRAME_BREAK_CARDS,
  isFrameBreakCard,
  MAX_FRAME_BREAK_CARDS,
} from '@sidepick/rules/frame_break_cards'
import { PHASES } from '@sidepick/rules/experience'
import { PLACEMENTS, type Placement } from '@sidepick/rules/placements'
import type { ComponentRule, ExperienceConfig, Locale } from '@sidepick/rules/types'
import type { FrameBreakRule } from '../bridge/page_data'

const MAX_TEXT = 300

const isPlacement = (position: string): position is Placement =>
  PLACEMENTS.some((known) => known === position)

/** Whether a rule places a card on the publisher's page: a card of the layer, at a place of the page. */
export const isOnPage = ({ componentName, position }: ComponentRule) =>
  isFrameBreakCard(componentName) && isPlacement(position)

/** The video at an edge of the page, as long as a game is on the screen. */
const VIDEO_ON_PAGE: ComponentRule = {
  componentName: 'PassiveVideo',
  panel: 'mainPanel',
  position: 'desktop-top-right',
  when: { phases: PHASES.filter((phase) => phase !== 'interstitial' && phase !== 'ended') },
}

export const wantsVideoOnPage = ({ experimentFlags }: ExperienceConfig) =>
  experimentFlags?.frankenstein === true

/** The configuration with its video on the page, where an experiment wants it there and the console alone in the frame. */
export const withVideoOnPage = (config: ExperienceConfig): ExperienceConfig =>
  wantsVideoOnPage(config)
    ? { ...config, widgetComponents: [...config.widgetComponents, VIDEO_ON_PAGE] }
    : config

/** The configuration without what stands on the page, for the frame. */
export function withoutLayer(config: ExperienceConfig): ExperienceConfig {
  const isVideoOut = wantsVideoOnPage(config)
  const inFrame = (rules: ComponentRule[]) =>
    rules.filter((rule) => !isOnPage(rule) && !(isVideoOut && rule.componentName === 'VideoPlayer'))
  return {
    ...config,
    ...(isVideoOut && { experimentFlags: { ...config.experimentFlags, frankenstein: false } }),
    widgetComponents: inFrame(config.widgetComponents),
    gameScreenComponents: Object.fromEntries(
      Object.entries(config.gameScreenComponents).map(([layout, rules]) => [layout, inFrame(rules)])
    ) as ExperienceConfig['gameScreenComponents'],
  }
}

function textOf(value: unknown, locale: Locale): string {
  const text =
    typeof value === 'object' ? (value as Record<string, unknown> | null)?.[locale] : value
  return typeof text === 'string' ? text.slice(0, MAX_TEXT) : ''
}

/** An address of a rule as a whole one: the page has another base. */
export function wholeAddress(value: unknown, base: string): string {
  try {
    return typeof value === 'string' && value !== '' ? new URL(value, base).href : ''
  } catch {
    return ''
  }
}

/** The rules as the layer gets them: known fields alone, texts in one language. */
export function layerRules(
  rules: readonly ComponentRule[],
  locale: Locale,
  base: string
): FrameBreakRule[] {
  return rules.slice(0, MAX_FRAME_BREAK_CARDS).flatMap((rule) => {
    const { componentName, panel, position, props = {} } = rule
    if (!isFrameBreakCard(componentName) || !isPlacement(position)) return []
    const { texts, addresses } = FRAME_BREAK_CARDS[componentName]
    const told = Object.fromEntries([
      ...texts.map((name) => [name, textOf(props[name], locale)]),
      ...addresses.map((name) => [name, wholeAddress(props[name], base)]),
    ]) as Record<string, string>
    return [{ componentName, panel, position, props: told }]
  })
}
