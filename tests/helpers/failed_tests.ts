import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Config } from '@japa/runner/types'

interface Failure {
  suite: string
  /** From the root of the checkout. */
  file: string
  title: string
  error: string
}

type Plugin = NonNullable<Config['plugins']>[number]

/**
 * Writes at the end of a run which tests failed, as JSON at the path that TEST_FAILURES_FILE names: `{ failures, elsewhere }`.
 * `elsewhere` says that something failed which running a file again would not show: a suite's hook, or an error that no test
 * caught. A run that ends early writes nothing.
 */
export const failedTests = (): Plugin => {
  const path = process.env.TEST_FAILURES_FILE
  const failures: Failure[] = []
  let suite = ''
  let elsewhere = false
  return ({ emitter }) => {
    if (path === undefined) return
    const add = (title: string, file: unknown, errors: { error: unknown }[]) => {
      if (typeof file !== 'string') {
        elsewhere = true
        return
      }
      const [first] = errors
      failures.push({
        suite,
        file: relative(process.cwd(), file),
        title,
        error: messageOf(first?.error),
      })
    }
    emitter.on('runner:start', () => {
      const noted = () => {
        elsewhere = true
      }
      process.on('uncaughtException', noted).on('unhandledRejection', noted)
    })
    emitter.on('suite:start', ({ name }) => {
      suite = name
    })
    emitter.on('test:end', ({ hasError, title, meta, errors }) => {
      if (hasError) add(title.expanded, meta.fileName, errors)
    })
    emitter.on('group:end', ({ title, meta, errors }) => {
      if (errors.length > 0) add(title, meta.fileName, errors)
    })
    emitter.on('suite:end', ({ errors }) => {
      if (errors.length > 0) elsewhere = true
    })
    emitter.on('runner:end', () => writeFileSync(path, JSON.stringify({ failures, elsewhere })))
  }
}

const messageOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error)
