import { useEffect, useState, type CSSProperties } from 'react'
import { Button, useHost, type Card, type CardProps } from '@sidepick/card-kit'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import { Picture } from '@sidepick/card-kit/ui/picture'
import { Progress } from '@sidepick/card-kit/ui/progress'
import { useRewardsEndpoints, type RewardsEndpoints } from '../endpoints'
import type { Leaderboard, OwnPoints } from '@sidepick/rules/generated_wire'
import { askToJoin, isStranger } from '../prizes/strangers'
import styles from './prize_card.css'
import { leaguePrize, levelOf, type LeaguePrize } from './league_prize'
import { prizeCardMs } from './prize_card_config'
import { prizeCardText } from './prize_card_text'

/** The style leaves in time by the same number that takes the card away. */
const STANDS = { '--stands': `${prizeCardMs}ms` } as CSSProperties

/**
 * What is played for this week, over the picture of a result, for a moment. With `props.invites` it asks strangers to sign up,
 * and then it stays as long as the result does. `props.level` names the league whose prize it shows, from 1; where that league
 * has none, it shows the usual one.
 */
export const PrizeCard: Card = (card) => {
  const state = useRewardsEndpoints()
  if (state.status !== 'ready' || card.viewer.loading) return null
  return <Loaded key={card.game.id} {...card} endpoints={state.endpoints} />
}

function Loaded({ endpoints, ...card }: CardProps & { endpoints: RewardsEndpoints }) {
  const { distributorId } = useHost().signUp
  const { viewer } = card
  const boards = endpoints.leaderboardsActive.useQuery({ query: { distributorId } })
  const points = endpoints.leaderboardsPoints.useQuery(
    { query: { distributorId } },
    {
      skip: !viewer.loggedIn,
      refetchOnMountOrArgChange: true,
    }
  )
  const level = levelOf(card.rule.props)
  const leagues = endpoints.achievementsList.useQuery(undefined, { skip: level === null })
  // Once it is there it stays while it is asked for again, after a play perhaps.
  const isAwaited = leagues.isFetching && leagues.data === undefined
  const board = boards.data?.[0]
  if (!board || (viewer.loggedIn && !points.data) || isAwaited) return null
  const own = points.data?.find(({ leaderboardId }) => leaderboardId === board.id) ?? null
  return <Prize {...card} board={board} own={own} league={leaguePrize(leagues.data, level)} />
}

interface PrizeProps extends CardProps {
  board: Leaderboard
  /** null for a stranger, and for a player who has no points yet. */
  own: OwnPoints | null
  /** The prize of a league in place of the board's. */
  league: LeaguePrize | null
}

function Prize({ board, own, league, rule, viewer, locale, emit }: PrizeProps) {
  const text = prizeCardText(locale)
  const invites = rule.props?.invites === true && isStranger(viewer)
  const isOver = useOver(!invites)
  if (isOver) return null
  const gift = <Glyph name="gift" size="large" />
  const picture = league ? null : board.imageAssetUrl
  return (
    <section
      className={styles.prize}
      style={STANDS}
      data-stays={invites || undefined}
      aria-label={text('label')}
    >
      <span className={styles.picture}>
        {picture ? <Picture src={picture} instead={gift} /> : gift}
      </span>
      <span className={styles.words}>
        <strong className={styles.title}>{league ? league.prize : board.prizeTitle}</strong>
        <span>
          {league
            ? text('league', { level: league.level })
            : text('count', { count: board.numberOfPrizes })}
        </span>
      </span>
      {!league && <Way board={board} own={own} text={text} />}
      {invites && (
        <Button className={styles.join} onClick={() => askToJoin(emit)}>
          {text('join')}
        </Button>
      )}
    </section>
  )
}

function Way({
  board: { pointThreshold: most },
  own,
  text,
}: Pick<PrizeProps, 'board' | 'own'> & { text: ReturnType<typeof prizeCardText> }) {
  if (!own) return <p className={styles.note}>{text('threshold', { points: most })}</p>
  const missing = Math.max(0, most - own.points)
  const isIn = own.unmet.length === 0
  return (
    <div className={styles.way}>
      <Progress
        label={text('way')}
        value={Math.min(own.points, most)}
        most={most}
        text={
          own.qualified
            ? text(isIn ? 'in_drawing' : 'enough')
            : text('missing', { points: missing })
        }
        tone={own.qualified ? 'success' : 'brand'}
      />
    </div>
  )
}

/** Whether the card's time has passed. */
function useOver(runs: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!runs) return
    const timer = setTimeout(() => setOver(true), prizeCardMs)
    return () => clearTimeout(timer)
  }, [runs])
  return isOver
}
