import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Complaint } from './complaint.mjs'
import { BIN, ROOT } from './paths.mjs'

/** The Node that the server needs comes with the dependencies; an own one that is new enough does as well. */
const SERVER_NODE_MAJOR = 24

function serverNode() {
  const bundled = join(BIN, 'node')
  if (existsSync(bundled)) return bundled
  if (Number(process.versions.node.split('.')[0]) >= SERVER_NODE_MAJOR) return process.execPath
  throw new Complaint(
    `Node ${SERVER_NODE_MAJOR} did not arrive with the dependencies: run "npm ci --ignore-scripts=false", or install Node ${SERVER_NODE_MAJOR}`
  )
}

/** The environment in which `node` and every installed command are those of this checkout. */
function toolEnvironment(extra = {}) {
  return { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH}`, ...extra }
}

export function startNode(args, options = {}) {
  return spawn(serverNode(), args, {
    cwd: ROOT,
    stdio: 'inherit',
    ...options,
    env: toolEnvironment(options.env),
  })
}

/** Resolves with the exit code; a process ended by a signal counts as failed. */
export function finished(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** Runs a script on the server's Node and gives its exit code. */
export function runNode(args, options) {
  return finished(startNode(args, options))
}

/** Gives a process's exit code and everything it printed, passed on meanwhile. */
export async function capture(child) {
  let output = ''
  const take = (stream) => (chunk) => {
    output += chunk
    stream.write(chunk)
  }
  child.stdout.on('data', take(process.stdout))
  child.stderr.on('data', take(process.stderr))
  return { code: await finished(child), output }
}
