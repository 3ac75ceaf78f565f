import {
  Icon,
  Picture,
  VisuallyHidden,
  type Card,
  type ListedGame,
  type Phase,
} from '@sidepick/card-kit'
import { useEffect, useRef } from 'react'
import { laterText } from '../later/later_text'
import { isJudged } from '../status/verdicts'
import styles from './game_list.css'

/** A pick that is under way is not left. */
const BUSY: readonly Phase[] = ['locking', 'locked', 'majorityBonus']

/** Right, wrong, or no verdict: the picture beside a played game. */
function Verdict({ correct }: Pick<ListedGame, 'correct'>) {
  if (correct === null) return null
  return (
    <span className={correct ? styles.right : styles.wrong}>
      <Icon name={correct ? 'check' : 'cross'} />
    </span>
  )
}

/** All games of the list: played ones with the own pick, the one on screen, and those to come, which a press goes to. */
export const GameList: Card = ({ game, phase, play, locale, emit }) => {
  const text = laterText(locale)
  const current = useRef<HTMLLIElement>(null)
  const { list = [] } = play

  // Inside of the list alone: the browser's own way would scroll the publisher's page too.
  useEffect(() => {
    const item = current.current
    const box = item?.parentElement
    if (!item || !box) return
    box.scrollTop = item.offsetTop - (box.clientHeight - item.offsetHeight) / 2
    box.scrollLeft = item.offsetLeft - (box.clientWidth - item.offsetWidth) / 2
  }, [game.id, list.length])

  if (list.length === 0) return null
  const played = list.filter(({ picked }) => picked).length
  const busy = BUSY.includes(phase)
  return (
    <nav className={styles.games} aria-label={text('list_label')}>
      <p className={styles.head}>
        {text('list_head')}
        <span>{text('list_count', { played })}</span>
      </p>
      <ol className={styles.list}>
        {list.map(({ game: one, picked, correct: outcome }, index) => {
          const correct = isJudged(one) ? outcome : null
          const isCurrent = one.id === game.id
          const isFixed = picked !== null || isCurrent
          const { poster } = one.videoUrls
          const inside = (
            <>
              <span className={styles.picture}>
                {poster && <Picture src={poster} loading="lazy" />}
                <span className={styles.number}>{index + 1}</span>
              </span>
              <span className={styles.words}>
                <span className={styles.question}>{one.text}</span>
                {picked ? (
                  <span className={styles.pick} data-side={picked}>
                    <Verdict correct={correct} />
                    {text('list_picked', { side: picked === 'A' ? one.sideA : one.sideB })}
                    {correct !== null && (
                      <VisuallyHidden>{text(correct ? 'list_right' : 'list_wrong')}</VisuallyHidden>
                    )}
                  </span>
                ) : (
                  isCurrent && <span className={styles.pick}>{text('list_now')}</span>
                )}
              </span>
            </>
          )
          return (
            <li
              key={one.id}
              ref={isCurrent ? current : undefined}
              aria-current={isCurrent || undefined}
            >
              {isFixed ? (
                <div className={styles.item}>{inside}</div>
              ) : (
                <button
                  type="button"
                  className={styles.item}
                  aria-disabled={busy || undefined}
                  onClick={() => !busy && emit('game_chosen', { gameId: one.id })}
                >
                  {inside}
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
