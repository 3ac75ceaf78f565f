import { spawn } from 'node:child_process'
import { ROOT } from './paths.mjs'

/** The process groups of the steps that run now. */
const running = new Set()

/**
 * Runs the command of a step in a process group of its own. A step that takes longer than its limit is killed with everything
 * it started; so is what a finished step left behind. `onOutput` gets each chunk as it comes.
 */
export async function runStep(
  { name, command, cwd = ROOT, env, minutes },
  onOutput = () => undefined
) {
  const began = performance.now()
  const [program, ...args] = command
  const child = spawn(program, args, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  running.add(child.pid)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk
      onOutput(chunk)
    })
  }
  let overdue = false
  const limit = setTimeout(() => {
    overdue = true
    killGroup(child.pid)
    // A process that left the group may keep the pipes open.
    for (const stream of [child.stdout, child.stderr]) stream.destroy()
  }, minutes * 60_000)
  const fault = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) => resolve(faultOf(code, signal)))
  })
  clearTimeout(limit)
  killGroup(child.pid)
  running.delete(child.pid)
  const seconds = Math.round((performance.now() - began) / 1000)
  const why = overdue ? `it was killed after its limit of ${minutes} minutes` : fault
  return { name, output, seconds, why, ...countsOf(output, why) }
}

function faultOf(code, signal) {
  if (signal !== null) return `it was killed by ${signal}`
  return code === 0 ? null : `it ended with code ${code}`
}

/** A step that fails without counting a failed test is one failure. */
function countsOf(output, why) {
  const line = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  const [passed, failed] = line ? [Number(line[1]), Number(line[2])] : [0, 0]
  return { passed, failed: why !== null && failed === 0 ? 1 : failed }
}

/** Runs steps, at most `width` at a time, and begins them in this order. */
export async function runSteps(steps, { width, onBegin, onEnd }) {
  const waiting = [...steps]
  const results = []
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      onBegin(step)
      const result = await runStep(step)
      onEnd(result)
      results.push(result)
    }
  }
  await Promise.all(Array.from({ length: width }, lane))
  return results
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
