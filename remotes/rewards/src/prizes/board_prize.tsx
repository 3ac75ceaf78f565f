import { Button, useHost } from '@sidepick/card-kit'
import { Countdown } from '@sidepick/card-kit/ui/countdown'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import { Picture } from '@sidepick/card-kit/ui/picture'
import { Progress } from '@sidepick/card-kit/ui/progress'
import type { Leaderboard, OwnPoints } from '@sidepick/rules/generated_wire'
import { formatInstant, formatNumber } from '../words/formats'
import { CheckLink } from './check_link'
import styles from './board_prize.css'
import { Committed } from './committed'
import { PlaceInDrawing } from './place_in_drawing'
import { prizesText } from './prizes_text'
import { StateChip } from './state_chip'
import { askToJoin, isStranger } from './strangers'
import type { TabProps } from './tab_props'

interface Props extends Pick<TabProps, 'viewer' | 'waitingPoints' | 'locale' | 'emit'> {
  board: Leaderboard
  /** null for a stranger, and until it is known. */
  own: OwnPoints | null
}

/** What can be won this week, how far the player is from the drawing, and when it ends. */
export function BoardPrize(props: Props) {
  const { board, own, viewer, locale } = props
  const { language } = useHost()
  const text = prizesText(locale)
  const gift = <Glyph name="gift" size="hero" />
  return (
    <article className={styles.prize} aria-label={board.prizeTitle}>
      <div className={styles.picture}>
        {board.imageAssetUrl ? <Picture src={board.imageAssetUrl} instead={gift} /> : gift}
        {own && (
          <span className={styles.state}>
            <StateChip state={own.qualified ? 'qualified' : 'not_qualified'} text={text} />
          </span>
        )}
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>{board.prizeTitle}</h3>
        <p className={styles.facts}>
          <span>{text('prize_count', { count: board.numberOfPrizes })}</span>
          <span>
            {text('drawn_on', { instant: formatInstant(board.prizeDrawingDate, language) })}
          </span>
        </p>
        <Countdown
          label={text('time_left')}
          over={text('week_over')}
          endsAt={board.endDate}
          locale={locale}
        />
        {own && <Way {...props} own={own} />}
        {isStranger(viewer) && <Invitation {...props} />}
        <Committed board={board} text={text} />
        <CheckLink board={board} text={text} />
      </div>
    </article>
  )
}

function Way({ board, own, locale, emit }: Props & { own: OwnPoints }) {
  const { language } = useHost()
  const text = prizesText(locale)
  const most = board.pointThreshold
  const missing = Math.max(0, most - own.points)
  return (
    <>
      <Progress
        label={text('way')}
        value={Math.min(own.points, most)}
        most={most}
        text={text('way_of', {
          points: formatNumber(own.points, language),
          most: formatNumber(most, language),
        })}
        tone={own.qualified ? 'success' : 'brand'}
      />
      {!own.qualified && (
        <p className={styles.note}>{text('points_missing', { points: missing })}</p>
      )}
      {own.qualified && <PlaceInDrawing unmet={own.unmet} text={text} emit={emit} />}
    </>
  )
}

function Invitation({ board, waitingPoints, locale, emit }: Props) {
  const text = prizesText(locale)
  return (
    <>
      <p className={styles.note}>{text('threshold', { points: board.pointThreshold })}</p>
      {waitingPoints > 0 && (
        <p className={styles.note}>{text('waiting_points', { points: waitingPoints })}</p>
      )}
      <Button onClick={() => askToJoin(emit)}>{text('join')}</Button>
    </>
  )
}
