import { Schedule as StoredSchedule } from '@adonisjs/queue'
import redis from '@adonisjs/redis/services/main'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { QueueWorker } from '#shared/delivery/queue/worker'
import { RedisTransport } from '#shared/delivery/redis_transport'
import { schedules } from '#start/schedules'
import { eventually } from '#tests/helpers/eventually'

/** Longer than a command waits for its answer; see config/redis.ts. */
const PAUSE_MS = 1_500

test.group('A Redis that answers late', () => {
  test('rejects no subscription that nobody looks at, and is heard afterwards', async ({
    assert,
    cleanup,
  }) => {
    const channel = `slow:${newId()}`
    const [speaker, listener] = [new RedisTransport('thrown'), new RedisTransport('thrown')]
    speaker.setId('speaker')
    listener.setId('listener')
    const heard: unknown[] = []
    cleanup(() => listener.unsubscribe(channel))

    const tooSlow = new Promise((resolve) => redis.connection().on('subscription:error', resolve))
    await redis.connection().ioConnection.client('PAUSE', PAUSE_MS, 'ALL')
    await listener.subscribe(channel, (message) => void heard.push(message))
    await tooSlow

    await eventually(async () => {
      await speaker.publish(channel, { key: 'changed' })
      assert.deepInclude(heard, { key: 'changed' })
    })
  }).skip(process.env.CACHE_STORE !== 'redis', 'nobody speaks through Redis here')

  test('gives a message that it did not take back to who keeps it', async ({ assert }) => {
    const [keeps, loses] = [new RedisTransport('thrown'), new RedisTransport('lost')]
    await redis.connection().ioConnection.client('PAUSE', PAUSE_MS, 'ALL')
    await assert.rejects(() => keeps.publish('slow', 'kept'), 'Command timed out')
    await loses.publish('slow', 'lost')
    await eventually(() => redis.ping())
  }).skip(process.env.CACHE_STORE !== 'redis', 'nobody speaks through Redis here')

  test('keeps a worker waiting, and its schedules come to it afterwards', async ({ assert }) => {
    const worker = new QueueWorker()
    await redis.connection().ioConnection.client('PAUSE', PAUSE_MS, 'ALL')
    await worker.start(schedules)
    assert.isNotNull(await StoredSchedule.find('drain_outbox'))
    await worker.stop()
  }).skip(process.env.QUEUE_STORE !== 'redis', 'the queue is in the database')
})
