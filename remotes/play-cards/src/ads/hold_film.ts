import { currentVideo } from '../video_player/current_video'

/**
 * Keeps the game's film still while an ad plays, so that nobody hears both; also when something else starts it meanwhile.
 * Returns a function that lets it go on.
 */
export function holdFilm(): () => void {
  const film = currentVideo()
  if (!film) return () => undefined
  let isWanted = !film.paused
  const hold = () => {
    isWanted = true
    film.pause()
  }
  film.pause()
  film.addEventListener('play', hold)
  return () => {
    film.removeEventListener('play', hold)
    // A film that the browser refuses stays a picture.
    if (isWanted) film.play().catch(() => undefined)
  }
}
