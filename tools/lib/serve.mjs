import { setTimeout as sleep } from 'node:timers/promises'
import { progress } from './progress.mjs'
import { supervise } from './supervise.mjs'

const POLL_MS = 50

/** Runs the server, again after each failure, until it is told to end; gives its exit code. */
export function serve(env, nodeArgs = []) {
  progress('Starting the server')
  const args = [...nodeArgs, '--import=@poppinss/ts-exec', 'bin/server.ts']
  return supervise(args, env, async (server, isFirst) => {
    const isReady = await answers(healthUrl(env), server)
    if (isReady && isFirst) announce(env)
    else if (isReady) progress('Ready again')
    return isReady
  })
}

function announce(env) {
  progress('Ready')
  const places =
    env.DEMO === 'true'
      ? [`Demo: ${env.DEMO_PUBLISHER_URL}/demo`, `Its mail: ${env.DEMO_PUBLISHER_URL}/demo/mailbox`]
      : [`Sidepick answers at ${env.APP_URL}`]
  console.log(['', ...places, 'Stop it with Ctrl+C.'].join('\n  ') + '\n')
}

/** The server's own address: APP_URL may lead through a proxy that is not up yet. */
function healthUrl(env) {
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[env.HOST] ?? env.HOST
  return `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${env.PORT}/healthcheck`
}

async function answers(url, server) {
  while (server.exitCode === null && server.signalCode === null) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return true
    await sleep(POLL_MS)
  }
  return false
}
