import type { Card, CardProps } from '@sidepick/card-kit'
import { SIDES, type Side } from '@sidepick/rules/types'
import { percentOf } from '../answers/percent'
import { vars } from '../css_vars'
import styles from './advanced_results.css'
import panel from './response.css'
import { responseText } from './response_text'

type Row = Pick<CardProps, 'game' | 'play' | 'locale'> & { side: Side; percent: number }

function ResultRow({ side, percent, game, play, locale }: Row) {
  const text = responseText(locale)
  const votes = play.sideVotes?.[side]
  return (
    <li className={styles.row} data-side={side} style={vars({ '--share': percent / 100 })}>
      <span className={styles.side}>
        {side === 'A' ? game.sideA : game.sideB}
        {play.picked === side && <small className={styles.you}>{text('results_you')}</small>}
      </span>
      <span className={styles.bar} aria-hidden="true" />
      <span className={styles.figures}>
        <b>{text('results_percent', { percent })}</b>
        {votes !== undefined && <small>{text('results_votes', { votes })}</small>}
      </span>
    </li>
  )
}

/** The poll in detail: a bar for each side with its votes. A stranger is offered an account, where all results are kept. */
export const AdvancedResults: Card = ({ game, play, viewer, locale, emit }) => {
  const { sideAPercent } = play
  if (sideAPercent === null) return null
  const text = responseText(locale)
  const { loggedIn, loading, registered } = viewer
  const unlock = () => emit('auth_requested', { screen: 'sign_up', variant: 'unlockYourResults' })
  return (
    <section className={panel.panel}>
      <h3 className={panel.head}>
        {text('results')}
        {play.votes !== undefined && <b>{text('results_votes', { votes: play.votes })}</b>}
      </h3>
      <ul className={styles.rows}>
        {SIDES.map((side) => (
          <ResultRow
            key={side}
            percent={percentOf(side, sideAPercent)}
            {...{ side, game, play, locale }}
          />
        ))}
      </ul>
      {!loggedIn && !loading && !registered && (
        <button type="button" className={styles.unlock} onClick={unlock}>
          {text('unlock')}
        </button>
      )}
    </section>
  )
}
