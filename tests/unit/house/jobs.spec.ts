import { globSync } from 'node:fs'
import { basename } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ScheduledJobClass } from '#shared/delivery/queue/scheduled_job'
import { schedules } from '#start/schedules'

test.group('House | a job', () => {
  test('{$self} is scheduled, under the name of its file')
    .with(globSync('backend/**/jobs/*.ts'))
    .run(async ({ assert }, path) => {
      const { default: job } = (await import(app.makeURL(path).href)) as {
        default: ScheduledJobClass
      }
      assert.equal(job.options.name, basename(path, '.ts'))
      const isScheduled = schedules.some((schedule) => schedule.job === job)
      assert.isTrue(isScheduled, 'add it to backend/start/schedules.ts')
    })

  test('has a name of its own', ({ assert }) => {
    const names = schedules.map(({ job }) => job.options.name)
    assert.deepEqual(names, [...new Set(names)])
  })
})
