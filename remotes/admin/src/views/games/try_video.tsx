import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useConsole } from '../../app/console_context'
import { RecordForm } from '../../form/record_form'
import { Facts, Page, Panel } from '../../ui/page'
import { formatNumber } from '../../words/format'
import styles from './video_list.css'

interface Asked {
  video: string
  captions?: string
}

interface Measured {
  /** From the press of the button, in milliseconds. */
  sizeMs?: number
  frameMs?: number
  playMs?: number
  stalls: number
  widthPx?: number
  heightPx?: number
  seconds?: number
  fault?: 'video' | 'captions'
}

/** How a film comes and begins in this browser, before a game is made of it. */
export function TryVideo() {
  const { text } = useConsole()
  const [params] = useSearchParams()
  const [asked, setAsked] = useState<Asked & { turn: number }>()
  const given = params.get('video') ?? ''
  return (
    <Page title={text('tryVideo.title')} up={{ to: '/games', label: text('view.games') }}>
      <Panel title={text('tryVideo.what')}>
        <RecordForm<Partial<Asked>>
          call={null}
          fields={[
            { name: 'video', label: text('games.video'), kind: 'text', required: true },
            {
              name: 'captions',
              label: text('tryVideo.captions'),
              kind: 'text',
              hint: text('tryVideo.captionsHint'),
            },
          ]}
          record={{ video: given, captions: '' }}
          sendsUnchanged
          send={(changes) => {
            const next = { video: given, ...asked, ...changes, turn: (asked?.turn ?? 0) + 1 }
            setAsked(next)
            return Promise.resolve(next)
          }}
          label={text('tryVideo.show')}
          done={text('tryVideo.shown')}
        />
      </Panel>
      {asked?.video && <Film key={asked.turn} {...asked} />}
    </Page>
  )
}

function Film({ video, captions }: Asked) {
  const { text, language } = useConsole()
  const [sinceMs] = useState(() => performance.now())
  const [measured, setMeasured] = useState<Measured>({ stalls: 0 })
  const hasBegun = useRef(false)
  const note = (more: Partial<Measured>) => setMeasured((known) => ({ ...more, ...known }))
  // React hears no error of a track.
  const hearFault = (track: HTMLTrackElement | null) => {
    const fail = () => note({ fault: 'captions' })
    track?.addEventListener('error', fail)
    return () => track?.removeEventListener('error', fail)
  }
  const passedMs = () => Math.round(performance.now() - sinceMs)
  const ms = (value?: number) =>
    value === undefined ? null : text('tryVideo.ms', { ms: formatNumber(value, language) })
  const { sizeMs, frameMs, playMs, widthPx, heightPx, seconds, stalls, fault } = measured
  return (
    <Panel title={text('tryVideo.how')}>
      {fault && <p role="alert">{text(`tryVideo.fault.${fault}`)}</p>}
      <video
        src={video}
        className={styles.film}
        aria-label={text('tryVideo.film')}
        controls
        muted
        autoPlay
        playsInline
        onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight, duration } }) =>
          note({
            sizeMs: passedMs(),
            widthPx: videoWidth,
            heightPx: videoHeight,
            seconds: duration,
          })
        }
        onLoadedData={() => note({ frameMs: passedMs() })}
        onPlaying={() => {
          hasBegun.current = true
          note({ playMs: passedMs() })
        }}
        onWaiting={() =>
          hasBegun.current && setMeasured((known) => ({ ...known, stalls: known.stalls + 1 }))
        }
        onError={() => note({ fault: 'video' })}
      >
        {captions && (
          <track kind="captions" src={captions} srcLang={language} default ref={hearFault} />
        )}
      </video>
      <Facts
        facts={[
          [text('tryVideo.sizeMs'), ms(sizeMs)],
          [text('tryVideo.frameMs'), ms(frameMs)],
          [text('tryVideo.playMs'), ms(playMs)],
          [text('tryVideo.size'), widthPx ? `${widthPx} × ${heightPx}` : null],
          [
            text('tryVideo.length'),
            seconds === undefined || !Number.isFinite(seconds)
              ? null
              : text('tryVideo.seconds', { seconds: formatNumber(Math.round(seconds), language) }),
          ],
          [text('tryVideo.stalls'), formatNumber(stalls, language)],
        ]}
      />
    </Panel>
  )
}
