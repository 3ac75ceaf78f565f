/** One tone of a sound: pitch in Hz, begin and length in ms after the sound's begin, loudness from 0 to 1. */
export type Tone = readonly [pitchHz: number, atMs: number, forMs: number, gain: number]

/** The sounds of a play, made of sine tones, so that there is nothing to load. */
const SOUNDS = {
  pick: [[660, 0, 70, 0.16]],
  lock: [
    [220, 0, 90, 0.2],
    [330, 70, 120, 0.14],
  ],
  won: [
    [523, 0, 140, 0.16],
    [659, 90, 140, 0.16],
    [784, 180, 260, 0.18],
  ],
  quiet: [
    [392, 0, 160, 0.1],
    [330, 130, 240, 0.1],
  ],
  milestone: [
    [523, 0, 110, 0.12],
    [784, 90, 200, 0.14],
  ],
  end: [
    [392, 0, 160, 0.12],
    [523, 120, 160, 0.14],
    [659, 240, 160, 0.14],
    [1047, 360, 420, 0.14],
  ],
} as const satisfies Record<string, readonly Tone[]>

export type SoundName = keyof typeof SOUNDS

let context: AudioContext | undefined
let hasWaiting = false

export const playSound = (name: SoundName) => playTones(SOUNDS[name])

/** Plays tones; does nothing where the browser has no Web Audio or refuses to start it. */
export function playTones(tones: readonly Tone[]) {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume().catch(() => undefined)
  // One that the browser has not started yet plays all that waits at once: the first sound waits, and no other.
  const isRunning = context.state === 'running'
  if (!isRunning && hasWaiting) return
  hasWaiting = !isRunning
  for (const tone of tones) playTone(context, tone)
}

function playTone(audio: AudioContext, [pitchHz, atMs, forMs, loudness]: Tone) {
  const start = audio.currentTime + atMs / 1000
  const end = start + forMs / 1000
  const tone = audio.createOscillator()
  const gain = audio.createGain()
  tone.frequency.value = pitchHz
  // Rises and falls, because a tone that is cut off clicks.
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loudness, start + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.001, end)
  tone.connect(gain).connect(audio.destination)
  tone.start(start)
  tone.stop(end)
}
