import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { APP_KEY } from './app_key.mjs'
import { openBench } from './databases.mjs'
import { median } from './pairs.mjs'

const run = promisify(execFile)

const MANY = Number(process.env.BENCH_ENTRIES ?? 1_000_000)
const PAIRS = 5

/** A player's rank and neighbors on a board of a thousand entries, beside one of a million, while points are written to both. */
export async function benchRanks({ seconds }) {
  const rows = []
  for (const dialect of ['pg', 'sqlite']) rows.push(...(await benchOn(dialect, seconds)))
  return rows
}

async function benchOn(dialect, seconds) {
  const bench = await openBench(dialect)
  try {
    const args = ['--import=@poppinss/ts-exec', 'tests/load/ranks.ts', MANY, seconds, PAIRS]
    const { stdout } = await run('node', args.map(String), {
      env: {
        ...process.env,
        ...bench.settings,
        APP_KEY,
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
      },
    })
    const pairs = JSON.parse(stdout.trim().split('\n').at(-1))
    const ratios = pairs.map(({ few, many }) => few / many)
    return [
      {
        what: `a rank among 1000 entries, ${dialect}`,
        perSecond: median(pairs.map(({ few }) => few)),
      },
      {
        what: `a rank among ${MANY} entries, ${dialect}`,
        perSecond: median(pairs.map(({ many }) => many)),
        ratio: median(ratios),
        spread: [Math.min(...ratios), Math.max(...ratios)],
        budget: '<= 2',
      },
    ]
  } finally {
    await bench.close()
  }
}
