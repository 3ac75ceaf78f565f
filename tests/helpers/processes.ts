import { spawn, type ChildProcess } from 'node:child_process'

/** Starts a script of this project on the run's database and mail server; `output` grows as it speaks. */
export function startProcess(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import=@poppinss/ts-exec', ...args], {
    // The tests' own pool is large; PostgreSQL has a hundred connections for all together.
    env: { ...process.env, DB_POOL_MAX: '10', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk) => (output.out += chunk))
  child.stderr.on('data', (chunk) => (output.err += chunk))
  return { child, output, ended: ended(child) }
}

function ended(child: ChildProcess) {
  return new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
}
