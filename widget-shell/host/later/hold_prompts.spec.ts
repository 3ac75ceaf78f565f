import { playRig } from '../testing/play_rig'
import { holdPrompts } from './hold_prompts'

const PROMPT = {
  componentName: 'SignOnCard',
  panel: 'rightPanel',
  position: 'right-center',
  when: { phases: ['result'], auth: 'logged_out' },
}
const BESIDE = { ...PROMPT, componentName: 'Status', when: { phases: ['result'] } }

/** The observer is told of changes before the next task. */
const drawn = () => new Promise((resolve) => setTimeout(resolve))

function rig({ touch = true, flags = {} } = {}) {
  window.matchMedia = ((query: string) => ({ matches: touch && query.includes('coarse') })) as never
  document.body.innerHTML = '<main id="vs-root"></main>'
  const play = playRig({ flags })
  const config = { widgetComponents: [], gameScreenComponents: { GAME_PLAY: [PROMPT, BESIDE] } }
  const app = { store: { getState: () => ({ widget: { config } }) } }
  const stop = holdPrompts({ engine: play.engine, app, entry: {} } as never, document)
  const draw = async (name: string, text = 'Sign up') => {
    const root = document.querySelector('#vs-root')!
    root.innerHTML = `<div class="vs-position" data-card="${name}">${text}</div>`
    await drawn()
  }
  return { ...play, draw, stop }
}

const WAITING_MS = 60_000

test('the next game waits on a touch screen while a prompt is beside the result', async () => {
  const visit = rig()
  visit.toResult()
  await visit.draw('SignOnCard')
  visit.advance(WAITING_MS)
  expect(visit.phase()).toBe('result')
  expect(visit.engine.state().holds).toEqual(['prompt'])
  visit.engine.send({ type: 'next_requested' })
  expect(visit.engine.state()).toMatchObject({ phase: 'question', holds: [] })
  visit.stop()
})

test('it comes by itself again once the prompt is gone, and where the player says so', async () => {
  const visit = rig()
  visit.toResult()
  await visit.draw('SignOnCard')
  await visit.draw('SignOnCard', '')
  visit.advance(WAITING_MS)
  expect(visit.phase()).not.toBe('result')

  visit.toResult()
  await visit.draw('SignOnCard')
  visit.engine.send({ type: 'auto_navigate_changed', stopped: false })
  visit.advance(WAITING_MS)
  expect(visit.phase()).not.toBe('result')
  visit.stop()
})

test('cards keep their own time while it waits', async () => {
  const visit = rig()
  visit.toResult()
  visit.engine.send({ type: 'timer_set', name: 'prizeCard', durationMs: 5_000 })
  await visit.draw('SignOnCard')
  visit.advance(5_000)
  expect(visit.engine.state().timers.prizeCard).toMatchObject({ completed: true })
  visit.stop()
})

test.each([
  ['with a mouse', { touch: false }, 'SignOnCard'],
  ['beside another card', {}, 'Status'],
])('nothing waits %s', async (_, options, card) => {
  const visit = rig(options)
  visit.toResult()
  await visit.draw(card)
  visit.advance(WAITING_MS)
  expect(visit.phase()).not.toBe('result')
  visit.stop()
})
