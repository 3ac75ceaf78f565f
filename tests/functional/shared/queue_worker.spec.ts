import { Schedule as StoredSchedule, Worker } from '@adonisjs/queue'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { QueueWorker } from '#shared/delivery/queue/worker'
import { ScheduledJob, type Schedule } from '#shared/delivery/queue/scheduled_job'
import { schedules } from '#start/schedules'
import { givenQueuedMail } from '#tests/fixtures/mails'
import { eventually } from '#tests/helpers/eventually'
import { openMailbox } from '#tests/helpers/mailbox'
import { drainOutbox } from '#tests/helpers/outbox'

class Tick extends ScheduledJob {
  static readonly options = { name: 'test_tick' }
  static count = 0

  async execute() {
    Tick.count += 1
    if (Tick.count === 1) throw new Error('the first time fails')
  }
}

/** What the worker after the stopped one runs. */
class Tock extends ScheduledJob {
  static readonly options = { name: 'test_tock' }
  static count = 0

  async execute() {
    Tock.count += 1
  }
}

/** Those that look for work from now on. */
function watchCycles(cleanup: (undo: () => void) => void) {
  const lookedBy = new Set<Worker>()
  const { processCycle } = Worker.prototype
  Worker.prototype.processCycle = function (queues) {
    lookedBy.add(this)
    return processCycle.call(this, queues)
  }
  cleanup(() => void (Worker.prototype.processCycle = processCycle))
  return lookedBy
}

async function startWorker(jobs: readonly Schedule[] = schedules) {
  const worker = new QueueWorker()
  await worker.start(jobs)
  return worker
}

test.group('The worker', () => {
  test('runs what is scheduled again and again, also after a failure', async ({
    assert,
    cleanup,
  }) => {
    const worker = await startWorker([{ job: Tick, everySeconds: 1 }])
    cleanup(() => worker.stop())
    await eventually(async () => assert.isAbove(Tick.count, 2))
    await worker.stop()
    const { count } = Tick
    const lookedBy = watchCycles(cleanup)
    const later = await startWorker([{ job: Tock, everySeconds: 1 }])
    cleanup(() => later.stop())
    await eventually(async () => assert.isAbove(Tock.count, 1))
    // Each looks for work every second: the first one would have looked by now as well.
    assert.equal(lookedBy.size, 1)
    assert.equal(Tick.count, count)
  })

  test('forgets what an earlier release had scheduled', async ({ assert, cleanup }) => {
    const before = await startWorker([{ job: Tick, everySeconds: 1 }])
    await before.stop()
    assert.isNotNull(await StoredSchedule.find('test_tick'))
    const worker = await startWorker()
    cleanup(() => worker.stop())
    assert.isNull(await StoredSchedule.find('test_tick'))
    assert.isNotNull(await StoredSchedule.find('drain_outbox'))
  })

  test('delivers at its start what another one left behind', async ({ assert, cleanup }) => {
    const mailbox = await openMailbox()
    const { to } = await givenQueuedMail()
    const worker = await startWorker()
    cleanup(() => worker.stop())
    await eventually(async () => assert.lengthOf(await mailbox.to(to), 1))
  })
})

test.group("The queue's health", () => {
  test('is good while somebody works, and degraded when nobody does or mail waits too long', async ({
    assert,
    client,
    cleanup,
  }) => {
    const queue = async () => (await client.get('/healthcheck')).body().checks.queue
    const worker = await startWorker()
    await worker.stop()
    await drainOutbox()
    assert.equal(await queue(), 'ok')

    const putBack = clock.replace(() => Date.now() + 40_000)
    cleanup(putBack)
    assert.equal(await queue(), 'degraded')
    putBack()

    assert.equal(await queue(), 'ok')
    cleanup(clock.replace(() => Date.now() - 100_000))
    await givenQueuedMail()
    clock.replace(Date.now)
    assert.equal(await queue(), 'degraded')
    await drainOutbox()
    assert.equal(await queue(), 'ok')
  })

  test('does not take the server out of service', async ({ client, cleanup }) => {
    cleanup(clock.replace(() => Date.now() + 100_000))
    const response = await client.get('/healthcheck')
    response.assertStatus(200)
    response.assertBody({
      status: 'ok',
      checks: { process: 'ok', database: 'ok', cache: 'ok', queue: 'degraded' },
    })
  })
})
