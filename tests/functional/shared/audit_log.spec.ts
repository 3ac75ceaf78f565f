import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { audit, type AuditEntry } from '#shared/privacy/audit'
import { newId } from '#shared/ids'

test.group('The audit log', () => {
  const entry = (): AuditEntry => ({
    actorId: newId(),
    action: 'user.role_granted',
    target: { type: 'user', id: newId() },
    before: null,
    after: { role: 'creator' },
    ip: '203.0.113.7',
    requestId: 'r1',
  })

  test('keeps who did what to whom, with the transaction it tells of', async ({ assert }) => {
    const [kept, undone] = [entry(), entry()]
    await db.transaction((trx) => audit(kept, trx))
    const trx = await db.transaction()
    await audit(undone, trx)
    await trx.rollback()

    const rows = await db
      .from('audit_log')
      .whereIn('target_id', [kept.target.id, undone.target.id])
      .select('*')
    assert.lengthOf(rows, 1)
    assert.equal(rows[0].actor_id, kept.actorId)
    assert.deepEqual(JSON.parse(rows[0].after), kept.after)
    assert.isNull(rows[0].before)
  })

  test('lets nobody change or remove a line', async ({ assert }) => {
    const line = entry()
    await db.transaction((trx) => audit(line, trx))
    const lines = () => db.from('audit_log').where('target_id', line.target.id)
    await assert.rejects(() => lines().update({ action: 'nothing' }), /append only/)
    await assert.rejects(() => lines().delete(), /append only/)
    assert.lengthOf(await lines(), 1)
  })
})
