import fc from 'fast-check'
import {
  assignVariants,
  FULL_TRAFFIC,
  isInTraffic,
  readForced,
  takesPlace,
  variantByHash,
  type Experiment,
  type Participant,
} from './experiments.js'

const anExperiment = (given: Partial<Experiment> = {}): Experiment => ({
  key: 'button_colour',
  salt: 'a1b2c3',
  version: 1,
  priority: 0,
  traffic: FULL_TRAFFIC,
  sliceFrom: 0,
  variants: [
    { key: 'control', weight: 1, config: {} },
    { key: 'red', weight: 1, config: { widgetTheme: { accent: 'red' } } },
  ],
  ...given,
})

const NOW = Date.parse('2026-01-01T00:00:00.000Z')
const aDevice = (given: Partial<Participant> = {}): Participant => ({
  deviceId: 'device-1',
  host: 'news.example.com',
  nowMs: NOW,
  ...given,
})

const shown = (experiments: readonly Experiment[], who: Participant) =>
  assignVariants(experiments, who).map(({ experiment, variant, source }) => [
    experiment.key,
    variant.key,
    source,
  ])

const devices = Array.from({ length: 20_000 }, (_, n) => `device-${n}`)

const weights = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 5 })
const variantsOf = (given: number[]) =>
  given.map((weight, n) => ({ key: `v${n}`, weight, config: {} }))

const someExperiments = fc
  .uniqueArray(
    fc.record({
      key: fc.stringMatching(/^[a-z]{1,6}$/),
      salt: fc.string(),
      version: fc.integer({ min: 1, max: 3 }),
      priority: fc.integer({ min: 0, max: 3 }),
      traffic: fc.integer({ min: 0, max: FULL_TRAFFIC }),
      sliceFrom: fc.integer({ min: 0, max: FULL_TRAFFIC }),
      group: fc.constantFrom(undefined, 'g1', 'g2'),
      variants: weights.map(variantsOf),
    }),
    { selector: ({ key }) => key, maxLength: 8 }
  )
  .map((list) => list.map(({ group, ...rest }) => ({ ...rest, ...(group && { group }) })))

describe('the share of a variant', () => {
  test('is that of its weight', () => {
    fc.assert(
      fc.property(fc.string(), weights, (salt, given) => {
        const total = given.reduce((sum, weight) => sum + weight, 0)
        const variants = variantsOf(given)
        const got = devices.slice(0, 4000).map((id) => variantByHash({ salt, variants }, id)?.key)
        variants.forEach(({ key, weight }) => {
          const share = got.filter((one) => one === key).length / got.length
          // Five standard deviations of the widest share.
          expect(Math.abs(share - (total === 0 ? 0 : weight / total))).toBeLessThan(0.04)
          if (weight === 0) expect(share).toBe(0)
        })
      }),
      { numRuns: 40 }
    )
  })

  test('says nothing of the variant in another experiment', () => {
    const inRed = (salt: string) =>
      new Set(devices.filter((id) => variantByHash(anExperiment({ salt }), id)?.key === 'red'))
    const [one, other] = [inRed('one'), inRed('two')]
    const both = [...one].filter((id) => other.has(id)).length
    expect(Math.abs(both - 5000)).toBeLessThan(400)
  })

  test('is the same among few devices that take part as among all', () => {
    const few = anExperiment({ traffic: 1000 })
    const taking = devices.filter((id) => isInTraffic(few, id))
    expect(Math.abs(taking.length - 2000)).toBeLessThan(250)
    const red = taking.filter((id) => variantByHash(few, id)?.key === 'red')
    expect(Math.abs(red.length / taking.length - 0.5)).toBeLessThan(0.06)
  })
})

describe('the variant of a device', () => {
  test('is the same on every visit, whatever else runs and in whatever order', () => {
    fc.assert(
      fc.property(someExperiments, fc.uuid(), fc.nat(), (list, deviceId, turn) => {
        const who = aDevice({ deviceId })
        const first = shown(list, who)
        const turned = [
          ...list.slice(turn % (list.length + 1)),
          ...list.slice(0, turn % (list.length + 1)),
        ]
        expect(shown(turned, who)).toEqual(first)
        for (const alone of list.filter(({ group }) => group === undefined)) {
          const said = first.filter(([key]) => key === alone.key)
          expect(shown([alone], who)).toEqual(said)
        }
      })
    )
  })

  test('stays when more of the traffic takes part', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(FULL_TRAFFIC), fc.nat(FULL_TRAFFIC), (deviceId, one, other) => {
        const [few, more] = [Math.min(one, other), Math.max(one, other)]
        const before = shown([anExperiment({ traffic: few })], aDevice({ deviceId }))
        const after = shown([anExperiment({ traffic: more })], aDevice({ deviceId }))
        if (before.length > 0) expect(after).toEqual(before)
      })
    )
  })

  test('is the one that the device had, also when its weight or traffic has gone', () => {
    const closed = anExperiment({ traffic: 0 })
    const stored = { button_colour: { version: 1, variant: 'red' } }
    expect(shown([closed], aDevice({ stored }))).toEqual([['button_colour', 'red', 'stored']])
  })

  test('is drawn again in another version, and where the stored variant is gone', () => {
    const older = { button_colour: { version: 1, variant: 'red' } }
    const next = anExperiment({ version: 2 })
    expect(shown([next], aDevice({ stored: older }))[0]![2]).toBe('hash')
    const unknown = { button_colour: { version: 1, variant: 'blue' } }
    expect(shown([anExperiment()], aDevice({ stored: unknown }))[0]![2]).toBe('hash')
  })

  test('does not change at a sign-in: an account fills only what the device has not', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.constantFrom('control', 'red'), (deviceId, variant) => {
        const list = [anExperiment(), anExperiment({ key: 'other', traffic: 0 })]
        const before = assignVariants(list, aDevice({ deviceId }))
        const stored = Object.fromEntries(
          before.map((one) => [one.experiment.key, { version: 1, variant: one.variant.key }])
        )
        const account = {
          button_colour: { version: 1, variant },
          other: { version: 1, variant },
        }
        const after = assignVariants(list, aDevice({ deviceId, stored, account }))
        expect(after.map((one) => [one.experiment.key, one.variant.key])).toEqual([
          ['button_colour', before[0]!.variant.key],
          ['other', variant],
        ])
      })
    )
  })

  test('is the one that the payload forces, which no other source changes', () => {
    const forced = new Map([['button_colour', 'red']])
    const stored = { button_colour: { version: 1, variant: 'control' } }
    const who = aDevice({ forced, stored })
    expect(shown([anExperiment()], who)).toEqual([['button_colour', 'red', 'forced']])
    expect(shown([anExperiment({ domains: ['other.example'] })], who)).toEqual([])
  })

  test('is none where the reader may not be recognised', () => {
    const stored = { button_colour: { version: 1, variant: 'red' } }
    const who = aDevice({ deviceId: null, stored, account: stored })
    expect(shown([anExperiment()], who)).toEqual([])
  })

  test('does not follow names that every object has', () => {
    const list = [anExperiment({ key: 'constructor', traffic: 0 })]
    expect(shown(list, aDevice({ stored: {}, account: {} }))).toEqual([])
  })
})

describe('a group', () => {
  test('gives a device to one of its experiments at most, whatever the sources say', () => {
    const sources = fc.dictionary(
      fc.stringMatching(/^[a-z]{1,6}$/),
      fc.record({ version: fc.integer({ min: 1, max: 3 }), variant: fc.constantFrom('v0', 'v1') })
    )
    fc.assert(
      fc.property(
        someExperiments,
        fc.uuid(),
        sources,
        sources,
        (list, deviceId, stored, account) => {
          const forced = new Map(list.slice(0, 2).map(({ key }) => [key, 'v1']))
          const assigned = assignVariants(list, aDevice({ deviceId, stored, account, forced }))
          const groups = assigned.flatMap(({ experiment }) => experiment.group ?? [])
          expect(new Set(groups).size).toBe(groups.length)
        }
      )
    )
  })

  test('divides the devices between slices that do not overlap', () => {
    const a = anExperiment({ key: 'a', salt: 'a', group: 'g', traffic: 4000 })
    const b = anExperiment({ key: 'b', salt: 'b', group: 'g', traffic: 6000, sliceFrom: 4000 })
    const inA = devices.filter((id) => isInTraffic(a, id)).length
    expect(devices.every((id) => isInTraffic(a, id) !== isInTraffic(b, id))).toBe(true)
    expect(Math.abs(inA - 8000)).toBeLessThan(400)
  })
})

describe('an experiment', () => {
  test('takes place on its hosts alone, until its end', () => {
    const at = (domains: string[] | undefined, host: string, endsAt?: string) =>
      takesPlace({ ...(domains && { domains }), ...(endsAt && { endsAt }) }, { host, nowMs: NOW })
    expect(at(undefined, '')).toBe(true)
    expect(at([], 'any.example')).toBe(true)
    expect(at(['example.com'], 'news.example.com')).toBe(true)
    expect(at(['example.com'], 'notexample.com')).toBe(false)
    expect(at(['example.com'], '')).toBe(false)
    expect(at(undefined, '', '2026-01-01T00:00:00.001Z')).toBe(true)
    expect(at(undefined, '', '2026-01-01T00:00:00.000Z')).toBe(false)
  })

  test('assigns a variant with other hosts without applying it', () => {
    const variants = [{ key: 'red', weight: 1, config: {}, domains: ['other.example'] }]
    const [assigned] = assignVariants([anExperiment({ variants })], aDevice())
    expect(assigned).toMatchObject({ variant: { key: 'red' }, applies: false })
  })

  test('is merged after those with a lower priority', () => {
    const list = [
      anExperiment({ key: 'c', priority: 1 }),
      anExperiment({ key: 'b' }),
      anExperiment({ key: 'a' }),
    ]
    expect(shown(list, aDevice()).map(([key]) => key)).toEqual(['a', 'b', 'c'])
  })
})

test('only texts of an object are forced', () => {
  expect([...readForced({ a: 'b', c: 1, d: null })]).toEqual([['a', 'b']])
  for (const given of [undefined, null, 'a:b', ['a'], 7]) expect(readForced(given).size).toBe(0)
})
