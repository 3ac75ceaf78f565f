import { useEffect, useEffectEvent, useRef } from 'react'
import { Picture, type Card, type CardProps, type VideoChange } from '@sidepick/card-kit'
import { prefersStill } from '@sidepick/card-kit/ui/prefers_still'
import type { GameMedia } from '@sidepick/rules/types'
import { hashOf } from '../status/hash'
import { setCurrentVideo } from '../video_player/current_video'
import { PauseButton } from '../video_player/pause_button'
import { VideoPlayer } from '../video_player/video_player'
import { Montage } from './montage'
import { MontageFilm } from './montage_film'
import { picturesOf } from './pictures_of'
import { stockText } from './stock_text'
import { useMontage } from './use_montage'

const OPEN_PHASES: readonly CardProps['phase'][] = ['passive', 'question']

/** Whether the reader asked the browser to load little; Chromium alone tells. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** What the pictures show, each once and with its kind. */
function labelOf(assets: readonly GameMedia[], locale: CardProps['locale']): string {
  const text = stockText(locale)
  const named = assets.flatMap(({ description, imageType }) => {
    if (!description) return []
    return [imageType ? text(`asset_${imageType}`, { what: description }) : description]
  })
  const list = [...new Set(named)].join('; ')
  return list === '' ? '' : text('montage', { list })
}

/**
 * A montage of the game's pictures in the place of its film, with music where sound is on. It is over the game's poster, which
 * stands alone until the first picture has come, and where none does. A game that has no pictures is shown by its film.
 */
export const StockMontagePlayer: Card = (card) => {
  const { game, play } = card
  const { csrAssets: assets = [] } = game.metadata
  if (play.step?.hideVideo) return null
  if (assets.length === 0) return <VideoPlayer {...card} />
  return <Player key={game.id} card={card} assets={assets} />
}

function Player({ card, assets }: { card: CardProps; assets: readonly GameMedia[] }) {
  const { game, phase, play, locale, emit } = card
  const { poster } = game.videoUrls
  const made = useMontage(assets, !savesData())
  const { place, pictures, came, lost } = made
  const still = play.motionStopped ?? prefersStill()
  // A reader who has scrolled away from a game hears and misses nothing of it.
  const hidden = phase !== 'passive' && play.inView === false
  useFilm(card, made, still || hidden)
  const label = labelOf(
    pictures.map(({ asset }) => asset),
    locale
  )
  return (
    <div className="vs-video">
      {poster && <Picture className="vs-video__poster" src={poster} />}
      <Montage {...{ pictures, label, place, still, came, lost }} />
      {/* The end of the list covers the whole picture. */}
      {pictures.length > 0 && phase !== 'ended' && <PauseButton {...{ still, locale, emit }} />}
      {!OPEN_PHASES.includes(phase) && !savesData() && (
        <NextPictures next={play.next} widthPx={made.widthPx} />
      )}
    </div>
  )
}

type Made = ReturnType<typeof useMontage>

/** Runs the pictures as the game's film. `stands`: somebody wants it to stand still, or nobody sees it. */
function useFilm(
  { game, play, emit }: CardProps,
  { place, pictures, ready }: Made,
  stands: boolean
) {
  const film = useRef<MontageFilm>(null)
  const tell = useEffectEvent((change: VideoChange) => emit('video_changed', { change }))

  useEffect(() => {
    if (!ready || !place.current) return
    const layers = [...place.current.children] as HTMLElement[]
    const made = new MontageFilm({
      layers,
      seed: hashOf(game.id),
      looped: () => tell('completed'),
    })
    film.current = made
    setCurrentVideo(made)
    return () => {
      setCurrentVideo(null)
      film.current = null
      made.stop()
    }
  }, [ready, place, pictures, game.id])

  useEffect(() => film.current?.setMuted(play.muted), [ready, pictures, play.muted])

  useEffect(() => {
    const made = film.current
    if (!made) return
    const follow = () => {
      const wasPaused = made.paused
      if (stands || document.hidden) made.pause()
      else void made.play()
      if (made.paused !== wasPaused) tell(made.paused ? 'paused' : 'playing')
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [ready, pictures, stands])
}

/** The pictures of the game that follows, fetched unseen so that they start at once. */
function NextPictures({ next, widthPx }: Pick<CardProps['play'], 'next'> & Pick<Made, 'widthPx'>) {
  const assets = next?.metadata.csrAssets ?? []
  return picturesOf(assets, widthPx ?? 0, new Set()).map(({ src }, at) => (
    <img key={`${at} ${src}`} src={src} alt="" hidden />
  ))
}
