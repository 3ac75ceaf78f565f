import fc from 'fast-check'
import { startLoader, addContainer, APP, filesCome, installFakePage } from './testing/fake_page'
import type { VSWidgetGlobal, WidgetHandle } from './contract'

const ACTIONS = [
  'vs_hello',
  'widget-load',
  'vs_terms',
  'vs_ignored',
  'vs_dock_player',
  'vs_undock_player',
  'vs_minimize_player',
  'vs_maximize_player',
  'vs_lightbox_load',
  'vs_close_lightbox',
  'vs_set_x_data',
  'vs_set_x_link',
  'vs_widget_resize_height',
  'vs_widget_full_width',
  'vs_change_parent_link',
  'vs_get_consent_data',
  'vs_sound',
  'vs_logout',
  'vs_framebreak_state',
  'framebreak_player_load',
  'framebreak_player_play',
  'framebreak_player_mute',
  'framebreak_player_ad_request',
  'framebreak_player_destroy',
  'frame_break',
  '__proto__',
  'constructor',
  'toString',
]
const FIELDS = [
  'componentRules',
  'src',
  'captions',
  'slot',
  'placement',
  'width',
  'height',
  'enabled',
  'href',
  'link',
  'color',
  'mode',
  'muted',
]

/** Whatever can be posted from one window to another: rings and big integers too. */
const anything = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withTypedArray: true }),
  fc.constant(null).map(() => {
    const ring: Record<string, unknown> = {}
    ring.self = ring
    return ring
  })
)
const data = fc.oneof(anything, fc.dictionary(fc.constantFrom(...FIELDS), anything))
/** Passes every check of the envelope. */
const valid = fc.record({
  action: fc.constantFrom(...ACTIONS),
  source: fc.constant('vs-widget'),
  v: fc.constant(1),
  iid: fc.constant('own'),
  data,
})
const envelope = fc.record(
  {
    action: fc.oneof(fc.constantFrom(...ACTIONS), anything),
    source: fc.oneof(fc.constantFrom('vs-widget', 'embed', 'vs-host'), anything),
    v: fc.oneof(fc.constant(1), anything),
    iid: fc.oneof(fc.constantFrom('own', ''), anything),
    seq: fc.oneof(fc.nat(9), anything),
    data,
  },
  { requiredKeys: [] }
)

/** What every browser has and the test's document has not. Test files of one worker share its prototypes. */
const sheets = CSSStyleSheet.prototype as unknown as { replaceSync?: () => void }
const elements = Element.prototype as unknown as { scrollIntoView?: () => void }
beforeAll(() => {
  sheets.replaceSync = elements.scrollIntoView = () => undefined
})
afterAll(() => {
  delete sheets.replaceSync
  delete elements.scrollIntoView
})

/** The same messages each time, so that a change that breaks one is the one to blame. */
const SEED = 20_261

let api: VSWidgetGlobal
let handle: WidgetHandle
let seen: string[]

beforeEach(async () => {
  installFakePage()
  api = startLoader()
  handle = api.mount(addContainer({ 'data-vs-widget': 'w1', 'data-vs-mode': 'docked' }))
  handle.dock()
  await filesCome()
  seen = []
  for (const name of ['load', 'dock', 'undock', 'resize', 'logout', 'analytics'] as const) {
    handle.on(name, () => seen.push(name))
  }
})

afterEach(() => handle.destroy())

function post(message: unknown, from: { origin?: string; source?: unknown } = {}) {
  const event = new MessageEvent('message', { origin: from.origin ?? APP, data: message })
  Object.defineProperty(event, 'source', { value: from.source ?? handle.iframe.contentWindow })
  dispatchEvent(event)
}

const own = (message: object) =>
  'iid' in message && message.iid === 'own' ? { ...message, iid: handle.id } : message

describe('whatever is posted to a publisher’s page', () => {
  let thrown: unknown[]
  const keep = (event: ErrorEvent) => void thrown.push(event.error)
  beforeEach(() => {
    thrown = []
    addEventListener('error', keep)
  })
  afterEach(() => removeEventListener('error', keep))

  it('throws nothing, and leaves the frame where it is on the page', () => {
    fc.assert(
      fc.property(fc.oneof(anything, envelope.map(own), valid.map(own)), (message) => {
        post(message)
        expect(thrown).toEqual([])
        expect(handle.iframe.isConnected).toBe(true)
        expect(document.body.childElementCount).toBe(1)
      }),
      { numRuns: 3_000, seed: SEED }
    )
  })

  it('is not heard from another window or another origin', () => {
    const before = document.body.innerHTML
    fc.assert(
      fc.property(envelope.map(own), fc.boolean(), (message, sameOrigin) => {
        post(message, sameOrigin ? { source: window } : { origin: `${APP}.evil.example` })
        expect(seen).toEqual([])
      }),
      { numRuns: 500, seed: SEED }
    )
    expect(document.body.innerHTML).toBe(before)
  })
})
