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

const fromRoot = (file: string) => relative(process.cwd(), file)

/**
 * Writes at the end of a run what became of it, as JSON at the path that TEST_REPORT_FILE names: `{ failures, elsewhere, files }`.
 * `failures` are the tests that failed. `elsewhere` says that something failed which running a file again would not show: a
 * suite's hook, or an error that no test caught. `files` gives of each file its suite and how many seconds its tests and hooks
 * took. A run that ends early writes nothing.
 */
export const runReport = (): Plugin => {
  const path = process.env.TEST_REPORT_FILE
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
      failures.push({ suite, file: fromRoot(file), title, error: messageOf(first?.error) })
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
    const files = timesOfFiles(emitter)
    emitter.on('runner:end', () =>
      writeFileSync(path, JSON.stringify({ failures, elsewhere, files: [...files.values()] }))
    )
  }
}

/** How long each file takes: files run one after the other, and time belongs to the file whose test or group ends it. */
function timesOfFiles(emitter: Parameters<Plugin>[0]['emitter']) {
  const files = new Map<string, { suite: string; file: string; seconds: number }>()
  let suite = ''
  let began = 0
  emitter.on('suite:start', ({ name }) => {
    suite = name
    began = performance.now()
  })
  const spend = ({ meta }: { meta: Record<string, unknown> }) => {
    if (typeof meta.fileName !== 'string') return
    const file = fromRoot(meta.fileName)
    const entry = files.get(file) ?? { suite, file, seconds: 0 }
    const now = performance.now()
    entry.seconds += (now - began) / 1000
    began = now
    files.set(file, entry)
  }
  emitter.on('test:end', spend)
  emitter.on('group:end', spend)
  return files
}

const messageOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error)
