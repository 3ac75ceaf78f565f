import { aGame, anEntry } from '../testing/fixtures'
import { visitRig } from '../testing/visit_rig'
import { dressCloseControl } from './close_control'

function rig(CloseControl: Record<string, unknown> | false) {
  const entry = anEntry([aGame()])
  const componentFlags = { CloseControl }
  entry.bootstrap.config = { ...entry.bootstrap.config, componentFlags }
  const { visit, sent } = visitRig({ entry })
  const stop = dressCloseControl(visit)
  return { sent, stop, place: visit.bridge.events.emit.bind(null, 'vs_placed') }
}

test('the control that closes the frame looks and leads as the configuration says, wherever it is drawn', () => {
  const { sent, stop, place } = rig({
    label: { 'en-us': 'To the shop', 'es-mx': 'A la tienda' },
    color: 'gold',
    position: 'left',
    href: 'https://shop.example/',
  })
  place({ place: 'flow' })
  expect(sent).toEqual([])
  place({ place: 'docked' })
  expect(sent).toEqual([
    ['vs_set_x_data', { visible: true, label: 'To the shop', color: 'gold', position: 'left' }],
    ['vs_set_x_link', { href: 'https://shop.example/' }],
  ])
  stop()
  place({ place: 'lightbox' })
  expect(sent).toHaveLength(2)
})

test.each(['javascript:alert(1)', 7, undefined])('%j is no place to lead to', (href) => {
  const { sent, place } = rig({ label: 'Leave', href })
  place({ place: 'lightbox' })
  expect(sent).toEqual([
    ['vs_set_x_data', { visible: true, label: 'Leave', color: '', position: 'right' }],
    ['vs_set_x_link', { href: null }],
  ])
})

test('without a setting it stays as the page draws it', () => {
  const { sent, place } = rig(false)
  place({ place: 'docked' })
  expect(sent).toEqual([])
})
