import { Icon, type Card } from '@sidepick/card-kit'
import { textOf } from '../passive/passive_text'
import { aroundText } from './around_text'
import styles from './around.css'

/**
 * What the game is about, over its picture, and a way past it: the game comes back at the end of the list. The prop `text`
 * replaces the game's title. The last game, and those of a page without skips, have the words alone.
 */
export const SkipSynopsis: Card = ({ rule, game, play, locale, emit }) => {
  if (play.challenge || play.picked) return null
  const canSkip = play.hasNext && play.showSkipButton !== false
  const text = aroundText(locale)
  const synopsis = textOf(rule, 'text', locale) ?? game.gameTitle
  if (synopsis === '' && !canSkip) return null
  return (
    <div key={game.id} className={styles.synopsis}>
      {synopsis !== '' && <p className={styles.about}>{synopsis}</p>}
      {canSkip && (
        <button
          type="button"
          className={styles.skip}
          aria-label={text('skip_game')}
          onClick={() => emit('skip_requested', {})}
        >
          {text('skip')}
          <Icon name="next" />
        </button>
      )}
    </div>
  )
}
