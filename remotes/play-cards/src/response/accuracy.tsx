import type { Card, CardProps } from '@sidepick/card-kit'
import { Ring } from '@sidepick/card-kit/ui/progress'
import styles from './accuracy.css'
import panel from './response.css'
import { accuracy as config } from './response_config'
import { responseText } from './response_text'
import { WithStanding } from './with_standing'

interface Counted {
  right: number
  judged: number
}

/** Right answers of all whose result is known; nothing to say before there is one. */
function Share({
  right,
  judged,
  note,
  locale,
}: Counted & { note: 'accuracy_of' | 'accuracy_visit' } & Pick<CardProps, 'locale'>) {
  if (judged < 1) return null
  const text = responseText(locale)
  const percent = Math.round((100 * right) / judged)
  const figure = text('accuracy_percent', { percent })
  return (
    <section className={`${panel.panel} ${styles.accuracy}`}>
      <Ring
        label={text('accuracy')}
        value={percent}
        most={100}
        text={figure}
        tone={percent >= config.goodFrom ? 'success' : 'neutral'}
      >
        {figure}
      </Ring>
      <p className={styles.words}>
        <b>{text('accuracy')}</b>
        <span>{text(note, { right, judged })}</span>
      </p>
    </section>
  )
}

/** How often the player was right: of all plays, or of this visit for a stranger. */
export const Accuracy: Card = ({ play, viewer, locale }) => {
  const { tally } = play
  if (!viewer.loggedIn) {
    return tally ? (
      <Share right={tally.right} judged={tally.judged} note="accuracy_visit" locale={locale} />
    ) : null
  }
  return (
    <WithStanding viewer={viewer}>
      {({ profile }) =>
        profile && (
          <Share
            right={profile.gamesCorrectAnswers}
            judged={profile.gamesDeclared}
            note="accuracy_of"
            locale={locale}
          />
        )
      }
    </WithStanding>
  )
}
