import { playRig } from '../testing/play_rig'
import { holdTouched } from './hold_touched'

function rig() {
  document.body.innerHTML = `<main id="vs-root"><div class="vs-panel">
    <p>Status</p><input><button disabled>Yes</button><button class="next">Next</button>
  </div></main><p class="away">Text</p>`
  const play = playRig()
  const stop = holdTouched(play, document)
  const touch = (selector: string, pointerType = 'touch') => {
    const down = new MouseEvent('pointerdown', { bubbles: true })
    document.querySelector(selector)?.dispatchEvent(Object.assign(down, { pointerType }))
  }
  const key = (type: 'keydown' | 'keyup', selector: string, pressed = 'Tab') =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new KeyboardEvent(type, { key: pressed, bubbles: true }))
  return { ...play, touch, key, stop }
}

const holds = ({ engine }: ReturnType<typeof playRig>) => engine.state().holds

test('a touch of the result holds it until the player goes on', () => {
  const visit = rig()
  visit.toResult()
  visit.touch('p')
  visit.advance(60_000)
  expect(visit.phase()).toBe('result')
  visit.engine.send({ type: 'next_requested' })
  expect(visit.engine.state()).toMatchObject({ phase: 'question', holds: [] })
  visit.stop()
})

test('a touch of the poll, which takes no more picks, holds it too', () => {
  const visit = rig()
  visit.toResult()
  visit.touch('button[disabled]')
  expect(holds(visit)).toEqual(['touch'])
  visit.stop()
})

test('a touch that began before the result, of a control, by a mouse or beside the stage holds nothing', () => {
  const visit = rig()
  visit.pick()
  visit.touch('p')
  visit.advance(3000)
  visit.settle()
  visit.touch('p')
  visit.advance(2000)
  visit.touch('.next')
  visit.touch('p', 'mouse')
  visit.touch('.away')
  expect(holds(visit)).toEqual([])
  visit.advance(3000)
  expect(visit.phase()).toBe('question')
  visit.stop()
})

test('a key holds the result that it walks into', () => {
  const visit = rig()
  visit.toResult()
  visit.key('keydown', '.away')
  visit.key('keyup', '.next')
  visit.advance(60_000)
  expect(visit.phase()).toBe('result')
  visit.stop()
})

test('what is typed into a field holds nothing, and a walk into it does', () => {
  const visit = rig()
  visit.toResult()
  visit.key('keydown', 'input', 'a')
  visit.key('keyup', 'input', 'a')
  expect(holds(visit)).toEqual([])
  visit.key('keydown', '.next')
  visit.key('keyup', 'input')
  expect(holds(visit)).toEqual(['touch'])
  visit.stop()
})

test('a key that was pressed before the result, or beside it, holds nothing', () => {
  const visit = rig()
  visit.pick()
  visit.key('keydown', '.next')
  visit.advance(3000)
  visit.settle()
  visit.advance(2000)
  visit.key('keyup', '.next')
  visit.key('keydown', '.next')
  visit.key('keyup', '.away')
  expect(holds(visit)).toEqual([])
  visit.stop()
})
