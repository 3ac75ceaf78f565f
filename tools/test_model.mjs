/**
 * `npm run test:model -- --runs N [--seed S]`: other lives of the economy than those of `npm test`, as many as there is time
 * for. A failure names the seed; MODEL_EVERY_STEP=true compares after each step.
 */
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { runs: { type: 'string' }, seed: { type: 'string' } } })
process.env.MODEL_RUNS = values.runs ?? '500'
process.env.MODEL_SEED = values.seed ?? String(Date.now() % 2 ** 31)
process.argv.splice(2, Infinity, 'model')
console.log(`${process.env.MODEL_RUNS} lives from seed ${process.env.MODEL_SEED}`)
await import('./test.mjs')
