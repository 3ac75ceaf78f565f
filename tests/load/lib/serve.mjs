import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { APP_KEY } from './app_key.mjs'

/** Starts a server script in production mode and waits until it answers. */
export async function serve(script, { port, settings, probe }) {
  const child = spawn('node', ['--import=@poppinss/ts-exec', script], {
    env: {
      ...process.env,
      DB_POOL_MAX: '10',
      NODE_ENV: 'production',
      APP_KEY,
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      PORT: String(port),
      APP_URL: `http://127.0.0.1:${port}`,
      SMTP_HOST: '127.0.0.1',
      WORKER: 'false',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 100; attempt++) {
    await sleep(200)
    const answer = await fetch(url + probe).catch(() => null)
    if (answer?.ok) return { url, pid: child.pid, stop: () => stop(child) }
  }
  child.kill('SIGKILL')
  throw new Error(`${script} did not answer ${probe}`)
}

/** Runs work against the API on a benchmark's database. */
export async function withApi(bench, port, work) {
  const server = await serve('bin/server.ts', {
    port,
    settings: bench.settings,
    probe: '/healthcheck',
  })
  try {
    return await work(server.url, server.pid)
  } finally {
    await server.stop()
  }
}

function stop(child) {
  return new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })
}
