import { randomUUID } from 'node:crypto'
import { spawn, type ChildProcess } from 'node:child_process'
import app from '@adonisjs/core/services/app'
import type { ScreenEntry } from '@sidepick/rules/types'
import { game } from '#config/game'

export interface ConformanceCase {
  /** The file that defines the container. */
  entryFile: string
  /** Source by file name. */
  files: Record<string, string>
  container: string
  remoteId: string
  contract: string
  cards: string[]
  screens: ScreenEntry[]
}

/** Built by `npm run build` from card-kit, with everything it needs in one file. */
const RUNNER = 'build/conformance/run.cjs'

/**
 * Runs a bundle in a process without settings, child processes and files except the runner, with little memory and
 * time. The verdict carries a secret that only the runner knows.
 *
 * @returns its faults, one line each
 */
export function runConformance(given: ConformanceCase): Promise<string[]> {
  const { conformanceMs } = game.remotes
  const word = randomUUID()
  const child = start()
  return new Promise((resolve) => {
    let verdict: string[] = [
      'its run ended without a verdict: it ends the process, or takes too much memory',
    ]
    const timer = setTimeout(() => {
      verdict = [`its run took longer than ${conformanceMs} ms`]
      child.kill('SIGKILL')
    }, conformanceMs)
    child.on('message', (message: { word?: unknown; problems?: unknown }) => {
      if (message.word !== word || !Array.isArray(message.problems)) return
      verdict = message.problems.map((problem) => String(problem).slice(0, 500))
      child.kill('SIGKILL')
    })
    child.on('error', (error) => (verdict = [`its run could not begin: ${error.message}`]))
    child.on('close', () => {
      clearTimeout(timer)
      resolve(verdict)
    })
    child.send({ ...given, word }, () => undefined)
  })
}

/**
 * The shell sets limits for which Node has no option: memory outside of the heap, and CPU seconds. The clock ends a run first,
 * which says why; the CPU's limit is for one whose parent is gone.
 */
function start(): ChildProcess {
  const { conformanceHeapMb, conformanceDataMb, conformanceMs } = game.remotes
  const runner = app.makePath(RUNNER)
  const cpuSeconds = Math.ceil(conformanceMs / 1000) + 1
  const limits = `ulimit -d ${conformanceDataMb * 1024}; ulimit -t ${cpuSeconds}`
  const node = [
    '--permission',
    `--allow-fs-read=${runner}`,
    `--max-old-space-size=${conformanceHeapMb}`,
    '--disallow-code-generation-from-strings',
    // The bundle shares the runner's Object and Array; by changing them it could change its own verdict.
    '--frozen-intrinsics',
    runner,
  ]
  return spawn('/bin/sh', ['-c', `${limits}; exec "$0" "$@"`, process.execPath, ...node], {
    cwd: '/',
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}
