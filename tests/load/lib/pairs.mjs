import { readFileSync } from 'node:fs'

/** What Linux counts CPU time in, a second. */
const TICKS_PER_SECOND = 100

/**
 * Measures a thing and its yardstick in turns, pair after pair, so that both meet what else the machine does. Every second
 * pair begins with the yardstick. Gives each figure's median, and the median, least and greatest ratio of a pair.
 */
export async function measureInPairs({ pairs, measure, yardstick }) {
  const measured = []
  const yardsticks = []
  for (let n = 0; n < pairs; n++) {
    if (n % 2 === 0) measured.push(await measure())
    yardsticks.push(await yardstick())
    if (n % 2 === 1) measured.push(await measure())
  }
  const ratios = measured.map(({ perSecond }, n) => perSecond / yardsticks[n].perSecond)
  return {
    measured: medians(measured),
    yardstick: medians(yardsticks),
    ratio: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
  }
}

/** Calls that failed in any turn are added up: a median would hide them. */
function medians(turns) {
  const figures = Object.keys(turns[0]).map((key) => [key, median(turns.map((turn) => turn[key]))])
  const failed = turns.reduce((sum, turn) => sum + (turn.failed ?? 0), 0)
  return { ...Object.fromEntries(figures), failed }
}

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2
}

/** CPU time that a process has used so far, in milliseconds. Linux alone tells it of another process: elsewhere it is NaN. */
export function cpuTimeMs(pid) {
  if (process.platform !== 'linux') return Number.NaN
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field is the program's name in brackets, which may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
}
