import type { Assert } from '@japa/assert'
import type { ApiResponse } from '@japa/api-client'
import type { TestPlayer } from '#tests/helpers/players'

/**
 * Everybody who may call: `player` owns the record that a call is about, where there is one, and `other` is a player
 * without any claim to it.
 */
export const CALLERS = ['stranger', 'player', 'other', 'creator', 'admin', 'superadmin'] as const

export type Who = (typeof CALLERS)[number]

export type Cast = Record<Exclude<Who, 'stranger'>, TestPlayer>

export interface Answer {
  status: number
  /** The problem's code; none for a success. */
  code?: string
}

/** What a call sends; the path's parameters are filled in from `params`. */
interface Call {
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: object
  /** A file, sent as the part of a form in place of a body. */
  file?: { name: string; bytes: Buffer }
  /** Whether it comes from this machine itself, which no proxy passed on. */
  local?: boolean
  /** In place of the caller's access token. */
  token?: string
}

export interface Scene<Given> {
  given: Given
  cast: Cast
  who: Who
  /** null for a stranger. */
  caller: TestPlayer | null
}

/** One endpoint: what it answers to each caller, and what that does to the data. */
export interface Endpoint<Given = undefined> {
  /** Name of the route. */
  route: string
  /** Makes what the call is about. */
  given?(cast: Cast): Promise<Given>
  /** Whom the call changes, where neither its path nor its body says so. */
  names?(cast: Cast): TestPlayer[]
  /** Makes the call; without it nothing is sent but the caller's token. */
  call?(scene: Scene<Given>): Call
  answers: Record<Who, Answer>
  /**
   * Reads what a success changes: it must differ after one, and be the same after everything else. An endpoint without
   * it reads, and must send no writing statement at all.
   */
  changes?(scene: Scene<Given>): Promise<unknown>
  /** Says more of a success: whose data it shows, and whose not. */
  shows?(answer: { assert: Assert; response: ApiResponse } & Scene<Given>): void
  /** Whether a success may show the e-mails of others; by default none may. */
  namesOthers?: boolean
}

/** An endpoint whose kind of record is forgotten, so that all fit in one list. */
export type AnyEndpoint = Endpoint<never>

export function endpoint<Given = undefined>(row: Endpoint<Given>): AnyEndpoint {
  return row as unknown as AnyEndpoint
}
