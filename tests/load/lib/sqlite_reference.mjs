import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import Database from 'better-sqlite3'
import { benchId } from './fill.mjs'

const hash = () => randomBytes(32).toString('hex')

/**
 * The yardstick of a refresh on SQLite: its statements alone, one transaction after the other, kept as safely as the
 * server keeps them. Gives how many came per second.
 */
export function sqliteRefreshes(path, { users, seconds }) {
  const database = new Database(path)
  database.pragma('synchronous = FULL')
  const statements = Object.fromEntries(
    Object.entries({
      find: `select t.*, f.* from refresh_tokens t join refresh_families f on f.id = t.family_id where t.id = ?`,
      rotate: `update refresh_tokens set rotated_at = 1 where id = ?`,
      sweep: `delete from access_tokens where family_id = ? and expires_at <= 1`,
      user: `select * from users where id = ?`,
      roles: `select role from user_roles where user_id = ? order by role`,
      refresh: `insert into refresh_tokens (id, family_id, hash, created_at, expires_at) values (?, ?, ?, 1, 9)`,
      access: `insert into access_tokens (id, user_id, family_id, hash, created_at, expires_at) values (?, ?, ?, ?, 1, 9)`,
    }).map(([name, sql]) => [name, database.prepare(sql)])
  )
  const refresh = database.transaction((id) => {
    statements.rotate.run(id)
    statements.sweep.run(id)
    statements.user.all(id)
    statements.roles.all(id)
    statements.refresh.run(randomUUID(), id, hash())
    statements.access.run(randomUUID(), id, id, hash())
  })
  const begun = performance.now()
  let done = 0
  for (; performance.now() - begun < seconds * 1_000; done++) {
    const id = benchId(randomInt(users) + 1)
    statements.find.all(id)
    refresh.immediate(id)
  }
  database.close()
  return { perSecond: (done * 1_000) / (performance.now() - begun) }
}
