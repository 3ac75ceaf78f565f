import { playRig } from '../testing/play_rig'
import { focusQuestion } from './focus_question'

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

function rig() {
  document.body.innerHTML = `<main id="vs-root"><div class="vs-panel">
    <h2 class="vs-question">Which planet?</h2>
    <button class="vs-answer">Jupiter</button><button class="next">Next Game</button>
    <button class="turn">Next game</button>
  </div></main><button class="away">Menu</button>`
  const play = playRig()
  const stop = focusQuestion(play, document)
  const at = (selector: string) => document.querySelector<HTMLElement>(selector)!
  return { ...play, stop, at }
}

test.each(['.vs-answer', '.next'])(
  'the focus that was on %s is on the question that comes',
  async (selector) => {
    const visit = rig()
    visit.toResult()
    visit.at(selector).focus()
    visit.engine.send({ type: 'next_requested' })
    if (selector === '.next') visit.at(selector).remove()
    await frame()
    expect(visit.at('.vs-question')).toHaveFocus()
    visit.stop()
  }
)

test('the focus of somebody who is elsewhere stays, and so does it while one plays', async () => {
  const visit = rig()
  visit.at('.vs-answer').focus()
  visit.toResult()
  await frame()
  expect(visit.at('.vs-answer')).toHaveFocus()
  for (const stays of ['.away', '.turn']) {
    visit.toResult()
    visit.at(stays).focus()
    visit.engine.send({ type: 'next_requested' })
    await frame()
    expect(visit.at(stays)).toHaveFocus()
  }
  visit.stop()
})
