/**
 * `npm run ci:selftest`: plants one fault for each check of the gate in a copy of the committed tree, one after the
 * other, runs that check alone, and shows that it fails and names the fault. Then takes the fault out again.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Complaint, runTool } from './lib/complaint.mjs'
import { FAULTS } from './lib/faults.mjs'
import { CHECKS, PREPARATION } from './lib/gate_steps.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT, inRoot } from './lib/paths.mjs'
import { progress } from './lib/progress.mjs'
import { killSteps, runStep } from './lib/steps.mjs'

/** The longest check takes two minutes on two quiet cores. */
const LIMIT_MINUTES = 15

runTool(async () => {
  requireFaults()
  await ensureInstalled()
  const wanted = process.argv.slice(2)
  const faults = FAULTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  const copy = mkdtempSync(join(tmpdir(), 'sidepick_selftest_'))
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      killSteps()
      process.exit(130)
    })
  }

  const git = (...args) => execFileSync('git', args, { cwd: copy })
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, copy])
  copyDependencies(copy)

  const missed = []
  for (const fault of faults) {
    const caught = await plant(fault, copy)
    git('reset', '--quiet', '--hard')
    git('clean', '--quiet', '-fd', '--exclude=node_modules')
    progress(`${caught ? 'caught' : 'MISSED'}  ${fault.name}: ${fault.check.join(' ')}`)
    if (!caught) missed.push(fault.name)
  }
  console.log(`${faults.length - missed.length} passed, ${missed.length} failed`)
  process.exitCode = missed.length === 0 && faults.length > 0 ? 0 : 1
})

/** Each step of the gate must have a fault that it catches. Words behind the fourth choose some tests of a suite. */
function requireFaults() {
  const key = ({ command, env }) => [...command.slice(0, 4), env?.TEST_DATABASE].join(' ')
  const checked = FAULTS.map(({ check, env }) =>
    key(check[0] === '.ci/run' ? PREPARATION[0] : { command: check, env })
  )
  const without = [...PREPARATION, ...CHECKS].filter((step) => !checked.includes(key(step)))
  if (without.length === 0) return
  throw new Complaint(`no fault is planted for: ${without.map(({ name }) => name).join(', ')}`)
}

/** Hard links where the file system allows them; its links to the workspaces lead into the copy. */
function copyDependencies(copy) {
  const from = inRoot('node_modules')
  try {
    execFileSync('cp', ['-al', from, copy], { stdio: 'ignore' })
  } catch {
    rmSync(join(copy, 'node_modules'), { recursive: true, force: true })
    execFileSync('cp', ['-a', from, copy])
  }
}

/** Caught means: the check failed, and for this fault, not for another reason. One that `passes` must be named all the same. */
async function plant(fault, copy) {
  fault.plant(copy)
  const served = await fault.serve?.(copy)
  const step = {
    name: fault.name,
    command: fault.check,
    cwd: copy,
    env: { ...fault.env, ...served?.env },
  }
  const signal = AbortSignal.timeout(LIMIT_MINUTES * 60_000)
  const { output, why } = await runStep(step, { signal })
  served?.stop()
  const caught = (why === null) === (fault.passes ?? false) && fault.says.test(output)
  if (!caught) console.log(`${output.split('\n').slice(-30).join('\n')}\n${why ?? 'it passed'}`)
  return caught
}
