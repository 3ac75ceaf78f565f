import { intlTag } from '@sidepick/rules/languages'
import { Link } from 'react-router'
import { useConsole } from '../../../app/console_context'
import { Badge } from '../../../ui/badge'
import styles from './calendar.css'
import { EVENT_TONES, type GameEvent } from './game_events'

/** What happens to a game, when, and the way to it. */
export function EventLine({ event: { kind, at, game } }: { event: GameEvent }) {
  const { text, language } = useConsole()
  const time = new Intl.DateTimeFormat(intlTag(language), { timeStyle: 'short' })
  return (
    <Link to={`/games/${game.id}`} className={styles.event} title={game.text}>
      <span className={styles.what}>
        <time dateTime={at}>{time.format(new Date(at))}</time>
        <Badge tone={EVENT_TONES[kind]}>{text(`calendar.${kind}`)}</Badge>
      </span>
      <span className={styles.text}>{game.text}</span>
    </Link>
  )
}
