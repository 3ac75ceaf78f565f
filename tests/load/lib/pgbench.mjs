import { execFileSync } from 'node:child_process'

/** Runs the frozen reference script; gives transactions per second and the mean latency in milliseconds. */
export function pgbench(url, { users, games, clients, seconds }) {
  const output = execFileSync(
    'pgbench',
    [
      '-n',
      '-M',
      'prepared',
      '-c',
      clients,
      '-j',
      2,
      '-T',
      seconds,
      '-D',
      `users=${users}`,
      '-D',
      `games=${games}`,
      '-f',
      'tests/load/reference_play.sql',
      url,
    ].map(String),
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }
  )
  const number = (pattern) => Number(output.match(pattern)?.[1])
  return { perSecond: number(/tps = ([\d.]+)/), meanMs: number(/latency average = ([\d.]+)/) }
}
