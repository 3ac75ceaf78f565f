import { aGame, anEntry } from '../testing/fixtures'
import { visitRig } from '../testing/visit_rig'
import { tellSound } from './tell_sound'

const rig = () => visitRig({ entry: anEntry([aGame()]) })
const toldOf = (sent: unknown[]) =>
  sent
    .filter((message) => (message as unknown[])[0] === 'vs_sound')
    .map((message) => (message as unknown[])[1])

describe('what the page hears of the sound', () => {
  test('is nothing while the widget is silent', () => {
    const { visit, sent } = rig()
    tellSound(visit)
    visit.engine.send({ type: 'silenced' })
    expect(toldOf(sent)).toEqual([])
  })

  test('is every change, once: the gesture that starts the game, a toggle, a silence from outside', () => {
    const { visit, sent } = rig()
    tellSound(visit)
    visit.engine.send({ type: 'gameplay_started' })
    visit.engine.send({ type: 'mute_toggled' })
    visit.engine.send({ type: 'mute_toggled' })
    visit.engine.send({ type: 'silenced' })
    visit.engine.send({ type: 'silenced' })
    expect(toldOf(sent)).toEqual([
      { muted: false },
      { muted: true },
      { muted: false },
      { muted: true },
    ])
  })

  test('holds a sound that began before anybody listened, and nothing after the end', () => {
    const { visit, sent } = rig()
    visit.engine.send({ type: 'gameplay_started' })
    const stop = tellSound(visit)
    stop()
    visit.engine.send({ type: 'silenced' })
    expect(toldOf(sent)).toEqual([{ muted: false }])
  })
})
