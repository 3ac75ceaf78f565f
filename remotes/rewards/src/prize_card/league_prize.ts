import { LEAGUES } from '@sidepick/rules/types'
import type { CardProps } from '@sidepick/card-kit'
import type { Calls } from '@sidepick/rules/generated_wire'

export interface LeaguePrize {
  /** Of the league, from 1. */
  level: number
  prize: string
}

/** The league that the settings of the card name, from 1; null without one. */
export function levelOf(props: CardProps['rule']['props']): number | null {
  const level = props?.level
  return typeof level === 'number' && LEAGUES[level - 1] !== undefined ? level : null
}

/** This week's prize of a league; null where it has none. */
export function leaguePrize(
  list: Calls['GET /v1/achievements']['answer'] | undefined,
  level: number | null
): LeaguePrize | null {
  if (level === null) return null
  const gate = list?.find(({ id }) => id === LEAGUES[level - 1])
  return gate && 'prize' in gate && gate.prize !== null ? { level, prize: gate.prize } : null
}
