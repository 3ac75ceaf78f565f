import type { RefObject, SyntheticEvent } from 'react'
import { vars } from '../css_vars'
import styles from './montage.css'
import type { MontagePicture } from './pictures_of'

interface MontageProps {
  pictures: readonly MontagePicture[]
  /** What they show; empty where nothing says so. */
  label: string
  place: RefObject<HTMLDivElement | null>
  /** Nothing moves: no film is fetched ahead. */
  still: boolean
  came: (src: string) => void
  lost: (src: string) => void
}

/** The pictures over each other, each over those before it. */
export function Montage({ pictures, label, place, still, came, lost }: MontageProps) {
  const named = label === '' ? { 'aria-hidden': true } : { 'role': 'img', 'aria-label': label }
  return (
    <div ref={place} className={styles.montage} {...named}>
      {pictures.map((picture, at) => (
        <div key={`${at} ${picture.src}`} className={styles.layer} aria-hidden="true">
          <Layer {...{ picture, still, came, lost }} />
        </div>
      ))}
    </div>
  )
}

type LayerProps = Pick<MontageProps, 'still' | 'came' | 'lost'> & { picture: MontagePicture }

function Layer({ picture: { src, film, zoom }, still, came, lost }: LayerProps) {
  const look = { className: styles.picture, style: vars({ '--zoom': zoom }) }
  const file = film ?? src
  // A picture of the cache may have come before anybody listened.
  const seen = (element: HTMLImageElement | null) => void (element?.complete && came(file))
  const failed = (event: SyntheticEvent) => {
    event.stopPropagation()
    lost(file)
  }
  if (film === null) {
    return <img {...look} ref={seen} src={src} alt="" onLoad={() => came(file)} onError={failed} />
  }
  return (
    <video
      {...look}
      src={film}
      poster={src}
      muted
      loop
      playsInline
      preload={still ? 'none' : 'metadata'}
      tabIndex={-1}
      onLoadedData={() => came(file)}
      onError={failed}
    />
  )
}
