import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { givenQueuedMail, outboxRow } from '#tests/fixtures/mails'
import { eventually } from '#tests/helpers/eventually'
import { mailServer } from '#tests/helpers/mail_server'
import { openMailbox } from '#tests/helpers/mailbox'
import { drainOutbox } from '#tests/helpers/outbox'
import { startProcess } from '#tests/helpers/processes'

const PATIENCE_MS = 20_000
const HOUR_MS = 60 * 60 * 1_000

test.group('A process that is killed', (group) => {
  group.each.setup(async () => {
    await drainOutbox()
    return async () => {
      const { faults } = await mailServer()
      faults.greeting = faults.acceptance = undefined
    }
  })

  test('between commit and dispatch loses nothing, and nothing is said twice', async ({
    assert,
  }) => {
    const mailbox = await openMailbox()
    const to = `${newId()}@example.com`
    const { ended } = startProcess(['tests/fixtures/processes/queue_and_die.ts', to])
    assert.equal((await ended).signal, 'SIGKILL')
    assert.isEmpty(await mailbox.to(to))
    assert.containsSubset(await outboxRow(`mail:test:${to}`), { state: 'waiting', attempts: 0 })
    await drainOutbox()
    await drainOutbox()
    assert.lengthOf(await mailbox.to(to), 1)
  })

  test('while it hands a mail over loses nothing, and nothing is said twice', async ({
    assert,
    cleanup,
  }) => {
    const [mailbox, { faults }] = [await openMailbox(), await mailServer()]
    const { to, key } = await givenQueuedMail()
    const reached = new Promise<void>((resolve) => {
      faults.greeting = async () => {
        resolve()
        await new Promise(() => undefined)
      }
    })
    const worker = startProcess(['bin/console.ts', 'work'])
    await reached
    worker.child.kill('SIGKILL')
    await worker.ended
    faults.greeting = undefined
    await drainOutbox()
    assert.isEmpty(await mailbox.to(to), 'it is claimed, and may still be on its way')
    cleanup(clock.replace(() => Date.now() + HOUR_MS))
    await drainOutbox()
    await drainOutbox()
    assert.lengthOf(await mailbox.to(to), 1)
    assert.containsSubset(await outboxRow(key), { state: 'delivered', attempts: 2 })
  })

  test('before it heard that a mail was accepted sends the same mail, by its id', async ({
    assert,
    cleanup,
  }) => {
    const [mailbox, { faults }] = [await openMailbox(), await mailServer()]
    const { to } = await givenQueuedMail()
    const reached = new Promise<void>((resolve) => {
      faults.acceptance = async () => {
        resolve()
        await new Promise(() => undefined)
      }
    })
    const worker = startProcess(['bin/console.ts', 'work'])
    await reached
    worker.child.kill('SIGKILL')
    await worker.ended
    faults.acceptance = undefined
    cleanup(clock.replace(() => Date.now() + HOUR_MS))
    await drainOutbox()
    const mails = await mailbox.to(to)
    assert.lengthOf(mails, 2)
    assert.isNotEmpty(mails[0]!.messageId)
    assert.equal(mails[0]!.messageId, mails[1]!.messageId)
  })
})

test.group('A worker of its own', () => {
  test('shares the work with others, each mail once, and ends when it is told to', async ({
    assert,
  }) => {
    const mailbox = await openMailbox()
    const first = await givenQueuedMail()
    const worker = startProcess(['bin/console.ts', 'work'])
    await eventually(async () => assert.lengthOf(await mailbox.to(first.to), 1), PATIENCE_MS)
    const queued: { to: string }[] = []
    for (let n = 0; n < 20; n++) queued.push(await givenQueuedMail())
    await drainOutbox()
    await eventually(async () => {
      for (const { to } of queued) assert.lengthOf(await mailbox.to(to), 1)
    }, PATIENCE_MS)

    worker.child.kill('SIGTERM')
    assert.deepEqual(await worker.ended, { code: 0, signal: null })
    for (const { to } of [first, ...queued]) assert.lengthOf(await mailbox.to(to), 1)
  })

  test('finishes the mail that it is handing over', async ({ assert }) => {
    const [mailbox, { faults }] = [await openMailbox(), await mailServer()]
    const { to, key } = await givenQueuedMail()
    let accept = () => undefined as void
    const reached = new Promise<void>((resolve) => {
      faults.acceptance = () => {
        resolve()
        return new Promise((done) => (accept = done))
      }
    })
    const worker = startProcess(['bin/console.ts', 'work'])
    await reached
    worker.child.kill('SIGTERM')
    faults.acceptance = undefined
    setTimeout(accept, 200)
    assert.deepEqual(await worker.ended, { code: 0, signal: null })
    assert.equal((await outboxRow(key)).state, 'delivered')
    assert.lengthOf(await mailbox.to(to), 1)
  })
})
