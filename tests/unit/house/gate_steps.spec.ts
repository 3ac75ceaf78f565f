import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { eventually } from '#tests/helpers/eventually'

interface Step {
  name: string
  command: string[]
}

interface Result {
  step: Step
  output: string
  why: string | null
  passed: number
  failed: number
  skipped: number
}

interface Steps {
  runStep: (
    step: Step,
    limits?: { signal?: AbortSignal; silentMinutes?: number }
  ) => Promise<Result>
  runSteps: (
    steps: Step[],
    options: {
      width: number
      onBegin: (step: Step) => void
      onEnd: (result: Result) => void
      signal?: AbortSignal
    }
  ) => Promise<Result[]>
}

const { runStep, runSteps }: Steps = await import(app.makeURL('tools/lib/steps.mjs').href)

const step = (code: string): Step => ({
  name: code,
  command: [process.execPath, '--eval', code],
})

const judged = async (code: string) => {
  const { why, passed, failed, skipped } = await runStep(step(code))
  return { why, passed, failed, skipped }
}

/** Long enough for Node to start under load, in minutes. */
const SHORT_LIMIT = 0.05
const TICK_MS = 250
const HANGS = 'setInterval(() => {}, 1000)'

test.group('House | a step of the gate', () => {
  test('passes with the tests it counted', async ({ assert }) => {
    const code = 'console.log("1 passed, 0 failed\\n7 passed, 0 failed, 2 skipped")'
    assert.deepEqual(await judged(code), { why: null, passed: 7, failed: 0, skipped: 2 })
  })

  test('fails with the tests it counted', async ({ assert }) => {
    const code = 'console.log("7 passed, 2 failed"); process.exitCode = 1'
    assert.deepEqual(await judged(code), {
      why: 'it ended with code 1',
      passed: 7,
      failed: 2,
      skipped: 0,
    })
  })

  test('is one failure where it ends badly and counted none', async ({ assert }) => {
    const code = 'console.log("7 passed, 0 failed"); process.kill(process.pid, "SIGKILL")'
    assert.deepEqual(await judged(code), {
      why: 'it was killed by SIGKILL',
      passed: 7,
      failed: 1,
      skipped: 0,
    })
  })

  test('that stands still is killed, with all that it started', async ({ assert }) => {
    const code =
      `const { pid } = require("node:child_process").spawn(process.execPath, ["--eval", "${HANGS}"],` +
      ` { stdio: "inherit" }); console.log("started " + pid); ${HANGS}`
    const { why, failed, output } = await runStep(step(code), { silentMinutes: SHORT_LIMIT })
    assert.deepEqual(
      [why, failed],
      [`it was killed after ${SHORT_LIMIT} minutes without a word`, 1]
    )
    const pid = Number(/started (\d+)/.exec(output)?.[1])
    // A killed process has its number until its new parent has asked how it ended.
    await eventually(async () => assert.throws(() => process.kill(pid, 0), 'kill ESRCH'))
  })

  test('that takes long and says so goes on', async ({ assert }) => {
    const ticks = Math.ceil((2 * SHORT_LIMIT * 60_000) / TICK_MS)
    const code =
      `let left = ${ticks}; const clock = setInterval(() => { console.log(left);` +
      ` if (--left === 0) clearInterval(clock) }, ${TICK_MS})`
    const { why } = await runStep(step(code), { silentMinutes: SHORT_LIMIT })
    assert.isNull(why)
  })

  test('that runs when the time of all is over is killed, and none begins', async ({ assert }) => {
    const limit = new AbortController()
    const begun: string[] = []
    const results = await runSteps([step(HANGS), step('1')], {
      width: 1,
      signal: limit.signal,
      onBegin: ({ name }) => {
        begun.push(name)
        limit.abort('the time is over')
      },
      onEnd: () => undefined,
    })
    assert.deepEqual(begun, [HANGS])
    assert.deepEqual(
      results.map(({ why, failed }) => [why, failed]),
      [
        ['it was killed: the time is over', 1],
        ['it never began: the time is over', 1],
      ]
    )
  })

  test('whose program is missing says so', async ({ assert }) => {
    const { why, failed } = await runStep({
      name: 'none',
      command: ['no-such-program'],
    })
    assert.equal(why, 'spawn no-such-program ENOENT')
    assert.equal(failed, 1)
  })

  test('runs beside as many others as it may', async ({ assert }) => {
    let [now, most] = [0, 0]
    const results = await runSteps([step('1'), step('2'), step('3'), step('4')], {
      width: 2,
      onBegin: () => (most = Math.max(most, ++now)),
      onEnd: () => now--,
    })
    assert.equal(most, 2)
    assert.sameMembers(
      results.map((result) => result.step.name),
      ['1', '2', '3', '4']
    )
  })
})
