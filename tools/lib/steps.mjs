import { spawn } from 'node:child_process'
import { countsIn } from './counts.mjs'
import { ROOT } from './paths.mjs'

/** A step that prints nothing for so long stands still. How long it takes in all says more of the machine than of the step. */
const SILENT_MINUTES = 10

/** The process groups of the steps that run now. */
const running = new Set()

/**
 * Runs the command of a step in a process group of its own. A step that stands still, or runs when `signal` aborts, is killed
 * with everything it started; so is what a finished step left behind. `onOutput` gets each chunk as it comes.
 */
export async function runStep(
  step,
  { onOutput = () => undefined, signal, silentMinutes = SILENT_MINUTES } = {}
) {
  const began = performance.now()
  const [program, ...args] = step.command
  const child = spawn(program, args, {
    cwd: step.cwd ?? ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...step.env },
  })
  running.add(child.pid)
  let ended = null
  const end = (why) => {
    ended ??= why
    killGroup(child.pid)
    // A process that left the group may keep the pipes open.
    for (const stream of [child.stdout, child.stderr]) stream.destroy()
  }
  const whenAborted = () => end(`it was killed: ${signal.reason}`)
  signal?.addEventListener('abort', whenAborted)
  if (signal?.aborted) whenAborted()
  const silence = setTimeout(
    () => end(`it was killed after ${silentMinutes} minutes without a word`),
    silentMinutes * 60_000
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      silence.refresh()
      output += chunk
      onOutput(chunk)
    })
  }
  const fault = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, killedBy) => resolve(faultOf(code, killedBy)))
  })
  clearTimeout(silence)
  signal?.removeEventListener('abort', whenAborted)
  killGroup(child.pid)
  running.delete(child.pid)
  const seconds = Math.round((performance.now() - began) / 1000)
  const why = ended ?? fault
  return { step, output, seconds, why, ...countsOf(output, why) }
}

function faultOf(code, signal) {
  if (signal !== null) return `it was killed by ${signal}`
  return code === 0 ? null : `it ended with code ${code}`
}

/** A step that fails without counting a failed test is one failure. */
function countsOf(output, why) {
  const counts = countsIn(output)
  return { ...counts, failed: why !== null && counts.failed === 0 ? 1 : counts.failed }
}

/** Runs steps, at most `width` at a time, and begins them in this order. After `signal` none begins. */
export async function runSteps(steps, { width, onBegin, onEnd, signal }) {
  const waiting = [...steps]
  const results = []
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const result = signal?.aborted ? neverBegun(step, signal) : await begun(step)
      results.push(result)
    }
  }
  const begun = async (step) => {
    onBegin(step)
    const result = await runStep(step, { signal })
    onEnd(result)
    return result
  }
  await Promise.all(Array.from({ length: width }, lane))
  return results
}

function neverBegun(step, { reason }) {
  const why = `it never began: ${reason}`
  return { step, output: '', seconds: 0, why, ...countsOf('', why) }
}

/** Kills every step that runs, with everything it started. */
export function killSteps() {
  for (const pid of running) killGroup(pid)
}

function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Nothing of the group is left.
  }
}
