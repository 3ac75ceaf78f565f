import { useHost } from '@sidepick/card-kit'
import type { AuthText } from './auth_text'
import styles from './live_game.css'
import { useLiveGame } from './use_live_game'

/**
 * An open game of the widget this page belongs to, where a wide page has room for it. It opens beside the page, because what was
 * filled in here lives in memory alone.
 */
export function LiveGame({ text }: { text: AuthText }) {
  const { signUp } = useHost()
  const { place, live } = useLiveGame()
  if (!live) return <div ref={place} className={styles.place} />
  const { game, plays } = live
  const { poster } = game.videoUrls
  return (
    <div ref={place} className={styles.place}>
      <a
        href={signUp.returnUrl}
        target="_blank"
        rel="noopener"
        className={styles.game}
        aria-label={text('live_play', { question: game.text })}
      >
        {poster && (
          <span
            className={styles.poster}
            style={{ backgroundImage: `url(${JSON.stringify(poster)})` }}
          />
        )}
        <span className={styles.now}>{text('live_now')}</span>
        <strong className={styles.question}>{game.text}</strong>
        <span className={styles.sides}>
          <span className={styles.a}>{game.sideA}</span>
          <span className={styles.b}>{game.sideB}</span>
        </span>
        <span className={styles.picks}>{plays !== null && text('live_picks', { plays })}</span>
      </a>
    </div>
  )
}
