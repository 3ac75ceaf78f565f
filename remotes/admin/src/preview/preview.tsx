import {
  PREVIEW_MOMENTS,
  PREVIEW_PATH,
  PREVIEW_READY,
  type PreviewMessage,
  type PreviewMoment,
} from '@sidepick/rules/preview'
import { prefixOf } from '@sidepick/rules/path_prefix'
import { useEffect, useRef, useState } from 'react'
import { useConsole } from '../app/console_context'
import { Switch } from '../ui/switch'
import styles from './preview.css'
import { useScale } from './use_scale'

/** The widgets that most players see. */
const SIZES = {
  phone: { widthPx: 375, heightPx: 607 },
  desktop: { widthPx: 900, heightPx: 560 },
} as const
type Size = keyof typeof SIZES

/** While somebody types, it is drawn again only after a pause. */
const PAUSE_MS = 200

type Drawn = Pick<PreviewMessage, 'game' | 'locale' | 'config'>

/** A game as players will see it, drawn by the real cards in a frame of a player's width. */
export function Preview({ drawn }: { drawn: Drawn }) {
  const { text, framesPreview } = useConsole()
  const [size, setSize] = useState<Size>('phone')
  const [moment, setMoment] = useState<PreviewMoment>('question')
  if (!framesPreview) return null
  return (
    <section className={styles.preview} aria-label={text('preview.title')}>
      <div className={styles.ways}>
        <Switch
          label={text('preview.size')}
          values={['phone', 'desktop'] as const}
          value={size}
          nameOf={(value) => text(`preview.${value}`)}
          choose={setSize}
        />
        <Switch
          label={text('preview.moment')}
          values={PREVIEW_MOMENTS}
          value={moment}
          nameOf={(value) => text(`preview.${value}`)}
          choose={setMoment}
        />
      </div>
      <Frame key={size} size={size} message={{ ...drawn, type: 'sidepick_preview', moment }} />
    </section>
  )
}

function Frame({ size, message }: { size: Size; message: PreviewMessage }) {
  const { text } = useConsole()
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  const { widthPx, heightPx } = SIZES[size]
  const scale = useScale(place, widthPx)
  const told = JSON.stringify(message)
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && data === PREVIEW_READY) setReady(true)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  useEffect(() => {
    if (!ready) return
    const timer = setTimeout(
      () =>
        frame.current?.contentWindow?.postMessage(
          JSON.parse(told) as PreviewMessage,
          window.location.origin
        ),
      PAUSE_MS
    )
    return () => clearTimeout(timer)
  }, [ready, told])
  return (
    <div ref={place} className={styles.place} style={{ height: heightPx * scale }}>
      {!ready && (
        <p className={styles.waiting} role="status">
          {text('state.loading')}
        </p>
      )}
      <iframe
        ref={frame}
        className={styles.frame}
        title={text('preview.frame')}
        src={prefixOf(window.location.pathname) + PREVIEW_PATH}
        width={widthPx}
        height={heightPx}
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  )
}
