import type { Tone } from '../delight/sounds'

/** A piece of music: a bass note and its chord, one note a beat, over and over. */
interface Track {
  beatMs: number
  /** The lowest note, in Hz. */
  rootHz: number
  /** Each chord lasts four beats; its notes are semitones over the lowest one. */
  chords: readonly (readonly number[])[]
}

/** The nine pieces. They are our own, made of tones alone: there is nothing to load and nobody to pay. */
export const TRACKS: readonly Track[] = [
  {
    beatMs: 320,
    rootHz: 131,
    chords: [
      [12, 16, 19, 24],
      [9, 16, 21, 24],
      [5, 12, 17, 21],
      [7, 14, 19, 23],
    ],
  },
  {
    beatMs: 400,
    rootHz: 110,
    chords: [
      [12, 15, 19, 22],
      [8, 15, 20, 24],
      [3, 10, 15, 19],
      [10, 14, 17, 22],
    ],
  },
  {
    beatMs: 280,
    rootHz: 147,
    chords: [
      [12, 16, 19, 23],
      [5, 12, 16, 21],
    ],
  },
  {
    beatMs: 460,
    rootHz: 98,
    chords: [
      [12, 19, 24, 28],
      [7, 14, 19, 26],
      [9, 16, 21, 28],
      [5, 12, 17, 24],
    ],
  },
  {
    beatMs: 360,
    rootHz: 123,
    chords: [
      [12, 15, 19, 24],
      [10, 14, 17, 22],
      [8, 12, 15, 20],
      [7, 11, 14, 19],
    ],
  },
  {
    beatMs: 300,
    rootHz: 165,
    chords: [
      [12, 14, 19, 24],
      [9, 12, 16, 21],
      [5, 9, 12, 17],
    ],
  },
  {
    beatMs: 420,
    rootHz: 117,
    chords: [
      [12, 16, 21, 24],
      [14, 17, 21, 26],
      [7, 11, 17, 19],
    ],
  },
  {
    beatMs: 340,
    rootHz: 104,
    chords: [
      [12, 17, 19, 24],
      [10, 15, 17, 22],
      [5, 10, 12, 17],
      [12, 17, 19, 24],
    ],
  },
  {
    beatMs: 500,
    rootHz: 139,
    chords: [
      [12, 16, 19, 26],
      [4, 11, 16, 19],
      [9, 16, 19, 24],
      [5, 9, 16, 19],
    ],
  },
]

/** Beats of one chord. */
const BEATS = 4
const LOUDNESS = 0.05
const BASS = 0.07

const pitch = (rootHz: number, semitones: number) => rootHz * 2 ** (semitones / 12)

/** What sounds with a beat of a piece. */
export function tonesOf({ beatMs, rootHz, chords }: Track, beat: number): Tone[] {
  const chord = chords[Math.floor(beat / BEATS) % chords.length]!
  const inChord = beat % BEATS
  // A little over the next beat, and no longer: whoever turns sound off hears its end soon.
  const lasts = beatMs * 1.6
  const note: Tone = [pitch(rootHz, chord[inChord]!), 0, lasts, LOUDNESS]
  if (inChord > 0) return [note]
  return [note, [pitch(rootHz, chord[0]! - 12), 0, lasts, BASS]]
}
