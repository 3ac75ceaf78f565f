import { playTones } from '../delight/sounds'
import { montage } from './stock_config'
import { isSeen, montageFrames, msOf } from './timeline'
import { TRACKS, tonesOf } from './tracks'
import { keyframesOf, transitionOf } from './transitions'

interface Parts {
  /** An element for each picture, in their order; the later ones lie over the earlier ones. */
  layers: readonly HTMLElement[]
  /** Chooses transitions and music. */
  seed: number
  /** A round is over, and the next begins. */
  looped: () => void
}

/** Plays pictures as one film: it has a clock that starts and stops, as a video element has, and may be the game's current one. */
export class MontageFilm extends EventTarget {
  paused = true
  private muted = true
  private readonly animations: Animation[]
  private readonly lengthMs: number
  private rounds = 0
  private beat = 0
  private looking: ReturnType<typeof setInterval> | undefined
  private sounding: ReturnType<typeof setInterval> | undefined

  constructor(private readonly parts: Parts) {
    super()
    const { layers, seed } = parts
    this.lengthMs = msOf(montageFrames(layers.length))
    this.animations = layers.map((layer, index) => {
      const frames = keyframesOf(index, layers.length, transitionOf(seed, index))
      const animation = layer.animate(frames, { duration: this.lengthMs, iterations: Infinity })
      animation.pause()
      return animation
    })
  }

  private get timeMs(): number {
    return Number(this.animations[0]?.currentTime ?? 0)
  }

  /** Seconds from the start of the round. */
  get currentTime(): number {
    return (this.timeMs % this.lengthMs) / 1_000
  }

  play(): Promise<void> {
    if (this.paused) {
      this.paused = false
      for (const animation of this.animations) animation.play()
      this.looking = setInterval(() => this.look(), montage.lookEveryMs)
      this.look()
      this.sound()
      this.dispatchEvent(new Event('play'))
    }
    return Promise.resolve()
  }

  pause(): void {
    this.paused = true
    clearInterval(this.looking)
    for (const animation of this.animations) animation.pause()
    for (const film of this.films()) film?.pause()
    this.sound()
  }

  setMuted(muted: boolean): void {
    this.muted = muted
    this.sound()
  }

  /** Ends it; the pictures stand as they stood before. */
  stop(): void {
    this.pause()
    for (const animation of this.animations) animation.cancel()
  }

  private films() {
    return this.parts.layers.map((layer) => layer.querySelector('video'))
  }

  /** Films run while they are seen, because each costs a decoder. */
  private look(): void {
    const atMs = this.timeMs % this.lengthMs
    this.films().forEach((film, index, { length }) => {
      if (!film) return
      if (isSeen(index, atMs, length)) void film.play().catch(() => undefined)
      else film.pause()
    })
    const rounds = Math.floor(this.timeMs / this.lengthMs)
    if (rounds > this.rounds) this.parts.looped()
    this.rounds = rounds
  }

  private sound(): void {
    clearInterval(this.sounding)
    this.sounding = undefined
    if (this.paused || this.muted) return
    const track = TRACKS[this.parts.seed % TRACKS.length]!
    const next = () => playTones(tonesOf(track, this.beat++))
    next()
    this.sounding = setInterval(next, track.beatMs)
  }
}
