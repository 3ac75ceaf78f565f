import { TRACKS, tonesOf } from './tracks'

test('there are nine pieces, and no two are alike', () => {
  expect(TRACKS).toHaveLength(9)
  expect(new Set(TRACKS.map((track) => JSON.stringify(track))).size).toBe(9)
})

test.each(TRACKS.map((track, at) => [at + 1, track] as const))(
  'piece %i has a note with every beat, and a bass with every fourth',
  (_, track) => {
    const beats = Array.from({ length: 40 }, (_none, beat) => tonesOf(track, beat))
    beats.forEach((tones, beat) => {
      expect(tones).toHaveLength(beat % 4 === 0 ? 2 : 1)
      for (const [pitchHz, , forMs] of tones) {
        expect(pitchHz).toBeGreaterThan(60)
        expect(pitchHz).toBeLessThan(1_500)
        expect(forMs).toBeLessThan(1_000)
      }
    })
  }
)
