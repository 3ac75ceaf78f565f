import { createHostEvents } from '../bridge/host_events'
import { measureBy } from './measure'

function rig(given: string) {
  const events = createHostEvents()
  const sent: unknown[] = []
  const { measure, measurements } = measureBy({
    events,
    send: (...message) => void sent.push(message),
  })
  events.emit('vs_init', {
    origin: 'https://news.example.com',
    viewport: { w: 1280, h: 900 },
    inView: 1,
    consent: null,
    embedOptions: { given },
  })
  return { sent, measure, measurements }
}

const told = (properties: object) => [
  'frame_break',
  { type: 'analytics', typeAction: 'event', data: { name: 'game_picked', properties } },
]

test("a measurement brings the page's own values back", () => {
  const { sent, measure } = rig('hidden,section=sport&author=7')
  measure({ name: 'game_picked', properties: { side: 'A' } })
  measure({ name: 'game_picked' })
  expect(sent).toEqual([
    told({ side: 'A', section: 'sport', author: '7' }),
    told({ section: 'sport', author: '7' }),
  ])
})

test('a value of ours is not replaced by one of the page', () => {
  const { sent, measure } = rig('hidden,side=left')
  measure({ name: 'game_picked', properties: { side: 'A' } })
  expect(sent).toEqual([told({ side: 'A' })])
})

test('a sign-up tells the variant of the last suggestion, and none where nothing was suggested', () => {
  const { measure, measurements } = rig('')
  const made = { name: 'sign_up', properties: { method: 'google' } }
  measure(made)
  for (const variant of ['noHeader', 'newPrizesEveryWeek']) {
    measure({ name: 'sign_up_prompted', properties: { variant } })
  }
  measure(made)
  const signUps = measurements.early.filter(({ name }) => name === 'sign_up')
  expect(signUps.map(({ properties }) => properties)).toEqual([
    { method: 'google' },
    { method: 'google', variant: 'newPrizesEveryWeek' },
  ])
})

test('measurements wait for who follows them, who then has each at once', () => {
  const { measure, measurements } = rig('')
  const plain = (name: string) => ({ name, properties: {} })
  const [first, second] = [plain('widget_loaded'), plain('leaderboard_viewed')]
  measure(first)
  expect(measurements.early).toEqual([first])
  const followed: unknown[] = []
  measurements.follow = (measured) => followed.push(measured)
  measure(second)
  expect(followed).toEqual([second])
  expect(measurements.early).toEqual([first])
})
