import { test } from '@japa/runner'
import fc from 'fast-check'
import { clock } from '#shared/clock'
import { sequences } from './economy/commands.js'
import { assertAlike } from './economy/differences.js'
import { CORNERS } from './economy/corners.js'
import type { Economy } from './economy/model.js'
import { setUp } from './economy/setup.js'
import { windDown } from './economy/wind_down.js'

const USUAL = { runs: '40', seed: '11' }
const { MODEL_RUNS: runs = USUAL.runs, MODEL_SEED: seed = USUAL.seed } = process.env

/** The same lives on every machine, unless somebody asks for others. */
const IS_USUAL = runs === USUAL.runs && seed === USUAL.seed

/** Whoever looks for the shortest way to a fault has to try many. */
const PATIENCE_MS = 6 * 60 * 60 * 1_000

test.group('The economy', (group) => {
  group.each.teardown(() => {
    clock.replace(Date.now)
  })

  test('comes to the same as its model, whatever happens in it', async ({ client, assert }) => {
    const reached = new Set<string>()
    const property = fc.asyncProperty(sequences(), async (steps) => {
      const { model, real } = await setUp(client)
      try {
        await fc.asyncModelRun(() => ({ model, real }), steps)
        await assertAlike(model, real)
        await windDown(model, real)
        model.reached.forEach((corner) => reached.add(corner))
      } catch (error) {
        throw new Error(`${String(error)}\n${told(model)}`)
      }
    })
    await fc.assert(property, { numRuns: Number(runs), seed: Number(seed) })
    const never = CORNERS.filter((corner) => !reached.has(corner))
    if (IS_USUAL) assert.isEmpty(never, 'what nobody came to is not proved')
  }).timeout(PATIENCE_MS)
})

/** Behind the fault, for a long one is cut off: fast-check tells which steps there were, the model to whom they happened. */
const told = ({ story }: Economy) => ['', ...story].join('\n    ')
