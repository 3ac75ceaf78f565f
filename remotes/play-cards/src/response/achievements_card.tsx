import { useCallback, useState } from 'react'
import {
  Icon,
  IconButton,
  useAttention,
  useHost,
  type Card,
  type CardEvents,
  type CardProps,
  type Emit,
} from '@sidepick/card-kit'
import type { AchievementRule } from '@sidepick/rules/generated_wire'
import styles from './achievements_card.css'
import { responseText } from './response_text'
import { useReadTime } from './use_read_time'
import { WithStanding, type Standing } from './with_standing'

type Reached = Pick<AchievementRule, 'id' | 'name' | 'description'>

/** A player's newest one that was not seen yet; of a stranger the one that this answer has reached. */
function newOne({ profile, rules }: Standing, play: CardProps['play']): Reached | null {
  if (profile) return profile.achievements.find(({ fulfilled, read }) => fulfilled && !read) ?? null
  const streak = play.correct ? (play.tally?.run ?? play.tally?.streak ?? 0) : 0
  const isMet = ({ gameType, requiredCorrect, requiredStreak }: Standing['rules'][number]) =>
    gameType === null && requiredCorrect && requiredStreak === streak
  return rules.find(isMet) ?? null
}

type Part = Pick<CardProps, 'viewer' | 'locale' | 'emit'> & { mini: boolean }

function Shown({ one, viewer, locale, emit, mini }: Part & { one: Reached }) {
  const { http } = useHost()
  const [goneId, setGoneId] = useState<string | null>(null)
  const [held, setHeld] = useState(false)
  const tell = useCallback<Emit>(
    (name, data) => {
      if (name === 'attention_held') setHeld((data as CardEvents['attention_held']).held)
      emit(name, data)
    },
    [emit]
  )
  const attention = useAttention(tell)
  const isGone = goneId === one.id
  const close = () => {
    setGoneId(one.id)
    if (!viewer.loggedIn) return
    const body = { achievementsRead: [one.id] }
    // Told again with the next result if the server did not hear it.
    void http('PATCH /v1/profiles', { body }).catch(() => undefined)
  }
  useReadTime(isGone ? null : one.id, held, close)
  if (isGone) return null
  const text = responseText(locale)
  return (
    <div
      className={mini ? `${styles.achievement} ${styles.mini}` : styles.achievement}
      role="status"
      {...attention}
    >
      <span className={styles.medal} aria-hidden="true">
        <Icon name="star" />
      </span>
      <p className={styles.words}>
        <small>{text('achieved')}</small>
        <b>{one.name}</b>
        <span>{one.description}</span>
      </p>
      <IconButton aria-label={text('dismiss')} onClick={close}>
        <Icon name="cross" />
      </IconButton>
    </div>
  )
}

const cardOf =
  (mini: boolean): Card =>
  ({ play, viewer, locale, emit }) => (
    <WithStanding viewer={viewer}>
      {(standing) => {
        const one = newOne(standing, play)
        return one && <Shown key={one.id} {...{ one, viewer, locale, emit, mini }} />
      }}
    </WithStanding>
  )

/** A new achievement over the picture; it goes after its time to be read, and the server is told that it was seen. */
export const AchievementsCard = cardOf(false)

/** The same in one line, for a rail and a mini bar. */
export const AchievementsMini = cardOf(true)
