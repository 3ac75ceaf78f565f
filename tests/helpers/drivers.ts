import { test } from '@japa/runner'
import type { Group } from '@japa/runner/core'
import { choosePlainDriver } from '#shared/database/plain_driver'

/** The same tests with each way to the database: the one that knows its libraries' private parts, and the plain one. */
export function withBothDrivers(title: string, tests: (group: Group) => void): void {
  test.group(title, tests)
  test.group(`${title}, with the plain driver`, (group) => {
    group.setup(() => {
      choosePlainDriver()
      return () => choosePlainDriver(false)
    })
    tests(group)
  })
}
