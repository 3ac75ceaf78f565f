import fc from 'fast-check'
import { layerReaders } from '../framebreak/read_layer_message'
import { readEnvelope } from './envelope'
import { learnToRead, readHostMessage } from './read_host_message'

learnToRead(layerReaders)

const ACTIONS = [
  'vs_init',
  'vs_consent_data',
  'vs_visibility',
  'vs_viewport',
  'vs_placed',
  'vs_pause',
  'vs_resume',
  'vs_logout_request',
  'vs_framebreak_start',
  'framebreak_player_ready',
  'framebreak_player_time',
  'framebreak_player_ended',
  'framebreak_player_error',
  'framebreak_player_ad_started',
  'framebreak_player_ad_completed',
  'framebreak_player_ad_failed',
] as const

const anything = fc.anything({ withBigInt: true, withMap: true, withTypedArray: true })
const FIELDS = [
  't',
  'd',
  'slot',
  'message',
  'origin',
  'viewport',
  'inView',
  'consent',
  'embedOptions',
  'customData',
  'ratio',
]
const fields = fc.dictionary(fc.constantFrom(...FIELDS, 'w', 'h', 'place', 'tcString'), anything)
const envelope = fc.record(
  {
    action: fc.oneof(fc.constantFrom(...ACTIONS, '__proto__', 'constructor'), anything),
    source: fc.oneof(fc.constant('vs-host'), anything),
    v: fc.oneof(fc.constant(1), anything),
    iid: fc.oneof(fc.constantFrom('i1', 'i2', ''), anything),
    seq: fc.oneof(fc.nat(), anything),
    data: fc.oneof(fields, anything),
  },
  { requiredKeys: [] }
)

/** The same messages each time, so that a change that breaks one is the one to blame. */
const SEED = 20_261

describe('whatever a page posts into the frame', () => {
  it('is an envelope of this instance, or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(anything, envelope), (data) => {
        const read = readEnvelope(data, 'i1')
        if (read === null) return
        expect(ACTIONS).toContain(read.action)
        expect(read).toMatchObject({ source: 'vs-host', v: 1, iid: 'i1' })
        expect(JSON.stringify(data).length).toBeLessThanOrEqual(16_384)
      }),
      { numRuns: 2_000, seed: SEED }
    )
  })

  it('becomes a message of plain fields within their limits, or nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ACTIONS), fields, (action, data) => {
        const message = readHostMessage(action, data)
        if (message === null) return
        // Nothing of the page's own objects is handed on: all that is left can be written as JSON.
        expect(JSON.parse(JSON.stringify(message))).toEqual(message)
        if ('ratio' in message) expect(message.ratio).toBeGreaterThanOrEqual(0)
        if ('t' in message) expect(message.t).toBeLessThanOrEqual(86_400)
        if ('slot' in message) expect(message.slot.length).toBeLessThanOrEqual(40)
        if ('w' in message) expect(message.w).toBeLessThanOrEqual(20_000)
      }),
      { numRuns: 2_000, seed: SEED }
    )
  })
})
