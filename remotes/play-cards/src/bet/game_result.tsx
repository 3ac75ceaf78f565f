import { Avatar, type Bet, type Card, type CardProps, type Wager } from '@sidepick/card-kit'
import { stakeVerdict } from '@sidepick/rules/stake_verdict'
import { TICKET_TERMS } from '@sidepick/rules/ticket_terms'
import { betText, type BetText } from './bet_text'
import { numberOf } from './earning'
import styles from './game_result.css'

type Part = Pick<CardProps, 'rule' | 'play'> & { bet: Bet; wager: Wager; text: BetText }

/** What a decided stake brought, as the server has settled it. */
function Earnings({ rule, play, bet, wager, text }: Part) {
  const isWon = stakeVerdict(wager.state) === 'won'
  const gray = numberOf(rule, 'grayPerWin')
  return (
    <p className={styles.earnings}>
      {isWon && !TICKET_TERMS[bet.ticketType].matched && gray > 0 && (
        <b>{text('won_gray', { gray })}</b>
      )}
      {!isWon && <b>{text('lost_stake', { quantity: bet.quantity ?? 1 })}</b>}
      {play.points.total > 0 && <span>{text('won_points', { points: play.points.total })}</span>}
    </p>
  )
}

/** A stake that is open: whom it met, and what it can win. */
function Open({ rule, bet, wager, text }: Omit<Part, 'play'>) {
  if (!TICKET_TERMS[bet.ticketType].matched) return <p>{text('waits_decision')}</p>
  const { matched, opponents } = wager
  const names = opponents.map(({ username }) => username).join(', ')
  return (
    <>
      <p>
        {matched === 0
          ? text('waits_match')
          : text('met', { matched, quantity: bet.quantity ?? 1 })}
        {names !== '' && ` ${text('against', { names })}`}
      </p>
      {matched > 0 && (
        <p className={styles.earnings}>
          <b>{text('win_pays', { coins: matched * numberOf(rule, 'winCoins') })}</b>
        </p>
      )}
    </>
  )
}

/** What became of a stake, over the picture of the result: won or lost with what it brought, or whom it met. */
export const GameResult: Card = ({ rule, game, play, viewer, locale }) => {
  const { bet, wager } = play
  if (!bet?.placed || !wager) return null
  const text = betText(locale)
  const { profile } = viewer
  const verdict = stakeVerdict(wager.state)
  const faces = [...(profile ? [profile] : []), ...wager.opponents]
  return (
    <section key={game.id} className={styles.result} role="status">
      <p className={styles.faces} aria-hidden="true">
        {faces.map(({ username, avatar, profileColor }) => (
          <Avatar key={username} {...{ username, picture: avatar, profileColor }} />
        ))}
      </p>
      {verdict && <h3 className={styles.title}>{text(verdict)}</h3>}
      {verdict ? (
        <Earnings {...{ rule, play, bet, wager, text }} />
      ) : (
        <Open {...{ rule, bet, wager, text }} />
      )}
    </section>
  )
}
