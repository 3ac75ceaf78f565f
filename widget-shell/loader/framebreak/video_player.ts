import { cueText } from '@sidepick/rules/cue_text'
import type { FrameBreakCaption } from '../../host/bridge/page_data'
import type { HostMessages, WidgetMessages } from '../../host/bridge/messages'
import type { Raw } from '../channel'
import { text } from '../text'
import { make, signButton } from './elements'
import type { LayerTexts } from './layer_texts'
import { webAddress } from './read_state'

const MAX_CAPTIONS = 200
const TIME_EVERY_MS = 1_000
/** Where captions begin, from the top of the video: two lines have room below. */
const LINE_PERCENT = 85

type Tell = <Name extends keyof HostMessages>(name: Name, data: HostMessages[Name]) => void

const seconds = (value: number) => (Number.isFinite(value) ? value : 0)

function addCaptions(video: HTMLVideoElement, label: string, captions: unknown) {
  if (typeof VTTCue === 'undefined' || !Array.isArray(captions) || !captions[0]) return
  const track = video.addTextTrack('captions', label)
  track.mode = 'showing'
  for (const caption of captions.slice(0, MAX_CAPTIONS)) {
    const { startMs, endMs, text: line } = Object(caption) as Raw<FrameBreakCaption>
    const [from, to] = [Number(startMs) / 1000, Number(endMs) / 1000]
    if (from >= 0 && to > from && to < 86_400 && text(line)) {
      const cue = new VTTCue(from, to, cueText(text(line).slice(0, 300)))
      // A cue that snaps to lines is drawn at the top first and then moved to the bottom.
      cue.snapToLines = false
      cue.line = LINE_PERCENT
      track.addCue(cue)
    }
  }
}

/** The layer's video: muted until the widget says otherwise, in a loop, and never moving for who asked for less motion. */
export function createPlayer(tell: Tell, words: LayerTexts) {
  const box = make('div', 'video')
  const pausing = signButton(() => (video?.paused ? play() : stopByReader()))
  let video: HTMLVideoElement | null = null
  let muted = true
  let stopped = matchMedia('(prefers-reduced-motion: reduce)').matches
  let told = 0

  const showState = () =>
    video?.paused === false ? pausing.show('pause', words.stop) : pausing.show('play', words.run)

  function play() {
    stopped = false
    void video?.play().catch(() => undefined)
  }
  function stopByReader() {
    stopped = true
    video?.pause()
  }
  function destroy() {
    const old = video
    video = null
    old?.pause()
    // Ends what is still loading.
    old?.removeAttribute('src')
    old?.load()
    box.replaceChildren()
    // Its place stays, or what stands above it would move.
    box.classList.add('gone')
  }

  function load(data: Raw<WidgetMessages['framebreak_player_load']>) {
    const src = webAddress(data.src)
    // The captions of a video may come after it, and another game may have the same video.
    if (src && video?.src === src) {
      for (const track of video.textTracks ?? []) track.mode = 'disabled'
      return addCaptions(video, words.captions, data.captions)
    }
    destroy()
    if (!src) return tell('framebreak_player_error', { message: 'no video' })
    const made = make('video', '', {
      src,
      poster: webAddress(data.poster),
      muted,
      loop: true,
      playsInline: true,
      preload: stopped ? 'none' : 'metadata',
      tabIndex: -1,
    })
    const own = (run: () => void) => () => void (video === made && run())
    made.onloadedmetadata = own(() => tell('framebreak_player_ready', {}))
    made.onplay = made.onpause = own(showState)
    made.onerror = own(() => {
      destroy()
      tell('framebreak_player_error', { message: 'the video did not load' })
    })
    // A looped video never ends; it jumps back to its start.
    let before = 0
    made.ontimeupdate = own(() => {
      const { currentTime: t, duration: d } = made
      if (t < before - 0.5) tell('framebreak_player_ended', {})
      before = t
      if (Date.now() - told < TIME_EVERY_MS) return
      told = Date.now()
      tell('framebreak_player_time', { t: seconds(t), d: seconds(d) })
    })
    addCaptions(made, words.captions, data.captions)
    video = made
    box.append(made, pausing.button)
    box.classList.remove('gone')
    showState()
  }

  return {
    box,
    destroy,
    orders: {
      framebreak_player_load: load,
      framebreak_player_play: () => stopped || play(),
      framebreak_player_mute: (data: Raw<WidgetMessages['framebreak_player_mute']>) => {
        muted = data.muted !== false
        if (video) video.muted = muted
      },
      framebreak_player_destroy: destroy,
    },
  }
}

export type Player = ReturnType<typeof createPlayer>
