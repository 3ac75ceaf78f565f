import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { samplePlay } from '@sidepick/card-kit/testing'
import { delight } from './delight'

/** Tones that were started, by pitch in Hz; the ear of these tests. */
let heard: number[] = []
let shaken: unknown[] = []

class Gain {
  gain = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  }
  connect = (to: unknown) => to
}

class Oscillator {
  frequency = { value: 0 }
  connect = (to: unknown) => to
  start() {
    heard.push(this.frequency.value)
  }
  stop() {}
}

class Context {
  state = 'running'
  currentTime = 0
  destination = {}
  resume = () => Promise.resolve()
  createOscillator = () => new Oscillator()
  createGain = () => new Gain()
}

const motion = (still: boolean) =>
  Object.assign(globalThis, { matchMedia: () => ({ matches: still }) })

beforeEach(() => {
  heard = []
  shaken = []
  Object.assign(globalThis, { AudioContext: Context })
  Object.assign(navigator, { vibrate: (ms: unknown) => shaken.push(ms) })
  motion(false)
})

const aloud = samplePlay({ picked: 'A', muted: false })

describe('The sounds of a play', () => {
  it('answers the pick with a tone and a short shake', () => {
    delight({ phase: 'locking', play: aloud })
    expect(heard).toEqual([660])
    expect(shaken).toEqual([15])
  })

  it('makes no sound while muted, and does not shake where less motion is wanted', () => {
    motion(true)
    delight({ phase: 'locking', play: { ...aloud, muted: true } })
    expect(heard).toEqual([])
    expect(shaken).toEqual([])
  })

  it('celebrates what the answer or the crowd brought, and is quiet about the rest', () => {
    const points = { base: 10, bonus: 0, majority: 10, total: 20 }
    delight({ phase: 'majorityBonus', play: { ...aloud, points } })
    expect(heard).toEqual([523, 659, 784])
    heard = []
    delight({ phase: 'majorityBonus', play: { ...aloud, points: { ...points, majority: 0 } } })
    expect(heard).toEqual([392, 330])
  })

  it.each(['passive', 'question', 'result', 'ended'] as const)('begins %s in silence', (phase) => {
    delight({ phase, play: aloud })
    expect(heard).toEqual([])
  })

  it('take no more than 3 KB of source', () => {
    expect(readFileSync(join(__dirname, 'sounds.ts')).length).toBeLessThan(3_072)
  })
})
