import { decidedBy } from '@sidepick/rules/game_types'
import type { OwnGame } from '@sidepick/rules/generated_wire'
import type { Tone } from '../../../ui/badge'
import { dayOf, type Day } from './calendar_days'

/** What happens to a game on a day. */
export const EVENT_TONES = {
  scheduled: 'plain',
  published: 'good',
  closing: 'waits',
  due: 'waits',
  ends: 'runs',
} as const satisfies Record<string, Tone>
export type EventKind = keyof typeof EVENT_TONES

export interface GameEvent {
  key: string
  kind: EventKind
  at: string
  game: OwnGame
}

/** A game that is none any more has no days to come. */
const OVER: readonly OwnGame['state'][] = ['canceled', 'refunded']

/** What happens to games, by day, the earliest first. */
export function eventsByDay(games: readonly OwnGame[]): Map<Day, GameEvent[]> {
  const nowMs = Date.now()
  const all = games
    .filter(({ state }) => !OVER.includes(state))
    .flatMap((game) => eventsOf(game, nowMs))
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.key.localeCompare(other.key))
  const days = new Map<Day, GameEvent[]>()
  for (const event of all) {
    const day = dayOf(event.at)
    days.set(day, [...(days.get(day) ?? []), event])
  }
  return days
}

function eventsOf(game: OwnGame, nowMs: number): GameEvent[] {
  const { id, startTime, lastJoinTime, endTime } = game
  const started = Date.parse(startTime) <= nowMs
  const isDeclared = decidedBy(game) === 'declaration'
  const event = (kind: EventKind, at: string): GameEvent => ({
    key: `${id} ${kind}`,
    kind,
    at,
    game,
  })
  return [
    event(started ? 'published' : 'scheduled', startTime),
    ...(lastJoinTime === endTime ? [] : [event('closing', lastJoinTime)]),
    event(isDeclared ? 'due' : 'ends', endTime),
  ]
}
