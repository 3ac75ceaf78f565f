import encryption from '@adonisjs/core/services/encryption'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { newId } from '#shared/ids'
import type { SealedColumn } from '#shared/privacy/sealed_columns'

export type StoredItem = Columns<'outbox', 'id' | 'topic' | 'key' | 'payload' | 'attempts'>

/** What waits, and what was given up and may be tried again. */
export const sealedPayloads: SealedColumn = {
  ...{ table: 'outbox', key: ['id'], column: 'payload', where: `state <> 'delivered'` },
  reseal(sealed) {
    const payload = encryption.decrypt<unknown>(sealed)
    if (payload === null) throw new Error('no key opens it')
    return encryption.encrypt(payload)
  },
}

export async function insertItem(
  item: { topic: string; key: string; payload: string },
  trx: TransactionClientContract
): Promise<boolean> {
  const nowMs = clock.nowMs()
  const rows = await run(
    trx,
    `insert into outbox (id, topic, key, payload, state, attempts, due_at, created_at)
     values (?, ?, ?, ?, 'waiting', 0, ?, ?) on conflict (key) do nothing returning id`,
    [newId(), item.topic, item.key, item.payload, nowMs, nowMs]
  )
  return rows.length > 0
}

export async function listDue(limit: number): Promise<Columns<'outbox', 'id'>[]> {
  return run<Columns<'outbox', 'id'>>(
    db.connection(),
    `select id from outbox where state = 'waiting' and due_at <= ? order by due_at, id limit ?`,
    [clock.nowMs(), limit]
  )
}

/**
 * Claims a row for the length of the lease; null when another process has it. The condition is the guard on both
 * databases.
 */
export async function claim(id: string, leaseMs: number): Promise<StoredItem | null> {
  const nowMs = clock.nowMs()
  const [row] = await run<StoredItem>(
    db.connection(),
    `update outbox set due_at = ?, attempts = attempts + 1
     where id = ? and state = 'waiting' and due_at <= ?
     returning id, topic, key, payload, attempts`,
    [nowMs + leaseMs, id, nowMs]
  )
  return row ?? null
}

/** Delivered: the payload is deleted. */
export async function markDelivered({ id, attempts }: StoredItem): Promise<void> {
  await run(
    db.connection(),
    `update outbox set state = 'delivered', payload = '', last_error = null, closed_at = ?
     where id = ? and attempts = ? and state = 'waiting'`,
    [clock.nowMs(), id, attempts]
  )
}

export async function postpone(
  { id, attempts }: StoredItem,
  { dueAtMs, reason }: { dueAtMs: number; reason: string }
): Promise<void> {
  await run(
    db.connection(),
    `update outbox set due_at = ?, last_error = ? where id = ? and attempts = ? and state = 'waiting'`,
    [dueAtMs, reason, id, attempts]
  )
}

export async function putAside({ id, attempts }: StoredItem, reason: string): Promise<void> {
  await run(
    db.connection(),
    `update outbox set state = 'dead', last_error = ?, closed_at = ?
     where id = ? and attempts = ? and state = 'waiting'`,
    [reason, clock.nowMs(), id, attempts]
  )
}
