import fc from 'fast-check'
import { playRig } from '../testing/play_rig'
import { NUMBERS } from './numbers'

const picks = ({ submitted }: ReturnType<typeof playRig>) => submitted().length

describe('a pick is meant', () => {
  it('counts at once on the first question, which stood there before anything else', () => {
    const visit = playRig()
    visit.tap()
    expect(visit.phase()).toBe('locking')
  })

  it('does not count on a question that has just taken the place of a result', () => {
    const visit = playRig()
    visit.begin()
    visit.playOn()
    visit.tap()
    visit.advance(NUMBERS.settleMs - 1)
    visit.tap()
    expect(visit.phase()).toBe('question')
    visit.advance(1)
    visit.tap()
    expect(visit.phase()).toBe('locking')
  })

  it('says so to the cards for as long', () => {
    const visit = playRig()
    visit.begin()
    visit.playOn()
    expect(visit.engine.state().timers.settle).toMatchObject({ completed: false })
    visit.advance(NUMBERS.settleMs + NUMBERS.tickMs)
    expect(visit.engine.state().timers.settle).toBeUndefined()
  })

  it.each([
    ['a dialog has closed over them', { type: 'hold_changed', reason: 'dialog', held: false }],
    ['they stand in another place', { type: 'answers_moved' }],
    ['another game was skipped to', { type: 'skip_requested' }],
  ] as const)('does not count where %s', (_, event) => {
    const visit = playRig({ visit: { skips: true } })
    visit.begin()
    visit.engine.send({ type: 'hold_changed', reason: 'dialog', held: true })
    visit.engine.send(event)
    visit.tap()
    expect(picks(visit)).toBe(0)
    expect(visit.phase()).not.toBe('locking')
    visit.advance(NUMBERS.settleMs)
    visit.tap()
    expect(visit.phase()).toBe('locking')
  })

  it('is never one that came within half a second, wherever taps fall', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 60 }), (gaps) => {
        const visit = playRig()
        visit.begin()
        let stoodMs = Number.POSITIVE_INFINITY
        for (const gapMs of gaps) {
          visit.advance(gapMs)
          stoodMs += gapMs
          const before = visit.phase()
          const game = visit.engine.state().game?.id
          visit.tap()
          if (before !== visit.phase()) expect(stoodMs).toBeGreaterThanOrEqual(NUMBERS.settleMs)
          if (visit.phase() === 'locking') {
            visit.advance(3_000)
            visit.settle()
            visit.advance(2_000)
            visit.engine.send({ type: 'next_requested' })
          }
          if (visit.engine.state().game?.id !== game) stoodMs = 0
        }
      })
    )
  })
})
