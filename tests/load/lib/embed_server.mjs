import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../../../tools/lib/build.mjs'
import { runNode } from '../../../tools/lib/processes.mjs'
import { APP_KEY } from './app_key.mjs'
import { serve } from './serve.mjs'

/** A production server of its own, freshly migrated and seeded, on the last build; readers know it by its public address. */
export async function serveDemo(port, publicUrl) {
  await ensureBuilt()
  const folder = await mkdtemp(join(tmpdir(), 'sidepick-bench-'))
  const settings = {
    NODE_ENV: 'production',
    APP_KEY,
    LOG_LEVEL: 'fatal',
    APP_URL: publicUrl,
    PARTNER_URL: publicUrl,
    SMTP_HOST: '127.0.0.1',
    DB_CONNECTION: 'sqlite',
    SQLITE_PATH: join(folder, 'bench.sqlite'),
    DEMO: 'true',
    DEMO_IN_PRODUCTION: 'true',
  }
  const code = await runNode(['ace.js', 'demo:prepare'], { env: settings, stdio: 'ignore' })
  if (code !== 0) throw new Error('the demo could not be prepared')
  const server = await serve('bin/server.ts', { port, settings, probe: '/healthcheck' })
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  }
  return { url: server.url, stop }
}
