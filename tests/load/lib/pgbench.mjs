import { execFileSync } from 'node:child_process'

/** Runs a frozen reference script; gives transactions per second and the mean latency in milliseconds. */
export function pgbench(url, { script = 'play', users, games = 1, clients, seconds }) {
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
      `tests/load/reference_${script}.sql`,
      url,
    ].map(String),
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }
  )
  const number = (pattern) => Number(output.match(pattern)?.[1])
  return { perSecond: number(/tps = ([\d.]+)/), meanMs: number(/latency average = ([\d.]+)/) }
}
