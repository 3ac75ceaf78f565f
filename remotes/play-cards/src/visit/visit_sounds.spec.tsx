import { renderCard, samplePlay } from '@sidepick/card-kit/testing'
import { visited } from '../moments'
import { NoGames } from './no_games'
import { VisitProgress } from './visit_progress'

/** Tones that were started, by pitch in Hz. */
let heard: number[] = []

const still = () => undefined
const change = {
  setValueAtTime: still,
  linearRampToValueAtTime: still,
  exponentialRampToValueAtTime: still,
}

class Context {
  state = 'running'
  currentTime = 0
  destination = {}
  resume = () => Promise.resolve()
  createGain = () => ({ gain: change, connect: still })
  createOscillator() {
    const frequency = { value: 0 }
    const start = () => void heard.push(frequency.value)
    return { frequency, connect: (to: unknown) => to, start, stop: still }
  }
}

beforeEach(() => {
  heard = []
  Object.assign(globalThis, { AudioContext: Context })
})

const after = (results: number, muted = false) => samplePlay({ ...visited(results), muted })

describe('The sounds of a visit', () => {
  it('greet a milestone, once', () => {
    const { update } = renderCard(VisitProgress, { phase: 'result', play: after(4) })
    expect(heard).toEqual([])
    update({ play: after(5) })
    expect(heard).toEqual([523, 784])
    update({ play: { ...after(5), sessionPoints: 90 } })
    expect(heard).toHaveLength(2)
  })

  it('close the visit', () => {
    renderCard(NoGames, { phase: 'ended', play: after(6) })
    expect(heard).toEqual([392, 523, 659, 1047])
  })

  it('are not heard while sound is off, nor afterwards for what is over', () => {
    const { update } = renderCard(VisitProgress, { phase: 'result', play: after(5, true) })
    update({ play: after(5) })
    renderCard(NoGames, { phase: 'ended', play: after(6, true) })
    expect(heard).toEqual([])
  })
})
