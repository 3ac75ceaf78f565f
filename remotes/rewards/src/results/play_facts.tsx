import { useHost } from '@sidepick/card-kit'
import { TICKET_TERMS } from '@sidepick/rules/ticket_terms'
import type { PlayWithGame } from '@sidepick/rules/generated_wire'
import { formatInstant, formatNumber } from '../words/formats'
import type { RewardsMessage, RewardsText } from '../words/rewards_text'
import styles from './result_detail.css'

/** What was staked, what it paid, and when. */
export function PlayFacts({ play, text }: { play: PlayWithGame; text: RewardsText }) {
  const { language } = useHost()
  const { ticketType, quantity: count, matched, game } = play
  const facts: [RewardsMessage, string][] = [
    ['fact_points', formatNumber(play.points, language)],
    ['fact_stake', text(`stake_${ticketType}`, { count })],
    ['fact_picked', formatInstant(play.createdAt, language)],
  ]
  if (TICKET_TERMS[ticketType].matched) {
    facts.push(['fact_matched', text('matched', { matched, count })])
  }
  if (game) facts.push(['fact_ends', formatInstant(game.endTime, language)])
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{text(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
