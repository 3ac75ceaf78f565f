import type { Game, PlayedGame, Side } from '@sidepick/rules/types'
import type { Pick } from '../engine/play_state'
import type { KeyValues } from './local_store'
import { createStoredList, type StoredList } from './stored_list'

/** A player's unanswered pick, which is sent again with the same key. */
interface PendingPick extends Pick {
  userId: string
}

/** With its game, because the page that sends it may not list that game. */
export interface LockingPick extends Pick {
  game?: Game
}

export interface StoredPicks {
  /** A stranger's picks, waiting for a sign-up. */
  played: StoredList<PlayedGame>
  pending: StoredList<PendingPick>
  /** Picks that are locking: they are not sent yet, and must survive a closed page. */
  locking: StoredList<LockingPick>
  /** Games with a play on the server, so that a reload does not start with one. */
  sent: StoredList<string>
  /** When an e-mail was given: earlier picks wait for its link, and new points start at zero. */
  registered: StoredList<string>
  /** Points that its account begins with. */
  promised: StoredList<number>
}

const hasTexts = (value: unknown, ...keys: string[]) =>
  typeof value === 'object' &&
  value !== null &&
  keys.every((key) => typeof (value as Record<string, unknown>)[key] === 'string')

const isSide = (value: unknown): value is Side => value === 'A' || value === 'B'
const isPick = (value: unknown): value is Pick =>
  hasTexts(value, 'gameId', 'key', 'pickedAt') && isSide((value as Pick).side)
const isPending = (value: unknown): value is PendingPick =>
  isPick(value) && hasTexts(value, 'userId')
const isPlayed = (value: unknown): value is PlayedGame => isPick(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'
const sameGame = (one: { gameId: string }, other: { gameId: string }) => one.gameId === other.gameId

/** All stored data about picks, separate for each publisher's site. */
export function createStoredPicks(values: KeyValues, host: string): StoredPicks {
  const key = (name: string) => `vs:${host}:${name}`
  return {
    played: createStoredList(values, key('playedGames'), isPlayed, sameGame),
    locking: createStoredList(values, key('lockingPicks'), isPick, sameGame),
    pending: createStoredList(
      values,
      key('pendingPicks'),
      isPending,
      (one, other) => sameGame(one, other) && one.userId === other.userId
    ),
    sent: createStoredList(values, key('sentGames'), isText, (one, other) => one === other),
    registered: createStoredList(values, key('registered'), isText, () => true),
    promised: createStoredList(values, key('promised'), isNumber, () => true),
  }
}

/** Games this browser knows as played. */
export function playedIdsOf(picks: StoredPicks): Set<string> {
  return new Set([
    ...picks.sent.all(),
    ...picks.pending.all().map((pick) => pick.gameId),
    ...picks.locking.all().map((pick) => pick.gameId),
    ...picks.played.all().map((pick) => pick.gameId),
  ])
}

/** What a sign-up may claim of the points that wait. */
export const claimablePoints = (points: number, limits: { signUpPointsMax: number }): number =>
  Math.min(Math.max(points, 0), limits.signUpPointsMax)

/** Points of the picks that wait to be kept. */
export function waitingPoints(picks: StoredPicks): number {
  const [since = ''] = picks.registered.all()
  return picks.played
    .all()
    .filter(({ pickedAt }) => pickedAt > since)
    .reduce((sum, pick) => sum + (Number(pick.points) || 0), 0)
}
