import db from '@adonisjs/lucid/services/db'
import type { ApiRequest } from '@japa/api-client'
import { openSession } from '#auth/actions/open_session'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'

export interface Somebody {
  id: string
  accessToken: string
  signedInMs: number
}

/** A session is opened again before its access token runs out. */
const SESSION_MS = 10 * 60 * 1_000

/** Ten minutes and some more. */
const LATE_MS = 11 * 60 * 1_000

/** What was answered, as far as the model says anything about it. */
export interface Reply {
  status: number
  body: Record<string, unknown>
}

export const signedIn = ({ id, accessToken }: Omit<Somebody, 'signedInMs'>): Somebody => ({
  ...{ id, accessToken },
  signedInMs: clock.nowMs(),
})

export async function tokenOf(somebody: Somebody): Promise<string> {
  if (clock.nowMs() - somebody.signedInMs > SESSION_MS) {
    const session = await db.transaction((trx) => openSession(somebody.id, trx))
    Object.assign(somebody, signedIn({ ...somebody, ...session }))
  }
  return somebody.accessToken
}

/** Of somebody who signed in so long ago that no pick of before counts any more. */
export async function lateTokenOf({ id }: Somebody): Promise<string> {
  const nowMs = clock.nowMs()
  const restore = clock.replace(() => nowMs - LATE_MS)
  const { accessToken } = await db.transaction((trx) => openSession(id, trx))
  restore()
  return accessToken
}

export async function send(request: ApiRequest): Promise<Reply> {
  const response = await request
  return { status: response.status(), body: response.body() }
}

export const newKey = (): string => newId()
