import { useHost } from '@sidepick/card-kit'
import { Chip } from '@sidepick/card-kit/ui/chip'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import { Row, Rows } from '@sidepick/card-kit/ui/row'
import type { Tone } from '@sidepick/card-kit/ui/tone'
import type { Language } from '@sidepick/rules/types'
import type { Prize } from '@sidepick/rules/generated_wire'
import { formatInstant } from '../words/formats'
import styles from './prizes.css'
import { prizesText, type PrizesText } from './prizes_text'
import type { TabProps } from './tab_props'

export const PRIZE_TONES: Record<Prize['state'], Tone> = {
  offered: 'gold',
  confirmed: 'success',
  fulfilled: 'success',
  waiting: 'info',
  passed_on: 'neutral',
}

/** The instant that matters in each state. */
const instantOf = ({ state, confirmBefore, fulfilledAt }: Prize) =>
  state === 'fulfilled' ? fulfilledAt : confirmBefore

function standing(prize: Prize, text: PrizesText, language: Language) {
  const instant = instantOf(prize)
  return text(`own_${prize.state}`, {
    place: prize.place,
    instant: instant ? formatInstant(instant, language) : '',
  })
}

/** Prizes that the player holds, held, or may still get; nothing where there are none. */
export function OwnPrizes({ endpoints, locale, emit }: TabProps) {
  const { language } = useHost()
  const text = prizesText(locale)
  const { data = [] } = endpoints.prizesList.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  if (data.length === 0) return null
  return (
    <section className={styles.part} aria-label={text('own_prizes')}>
      <h2 className={styles.heading}>{text('own_prizes')}</h2>
      <Rows label={text('own_prizes')}>
        {data.map((prize) => (
          <Row
            key={prize.leaderboardId}
            leading={<Glyph name="gift" />}
            title={prize.prizeTitle}
            detail={standing(prize, text, language)}
            trailing={<Chip tone={PRIZE_TONES[prize.state]}>{text(`sign_${prize.state}`)}</Chip>}
            link={{ to: `/prizes/${prize.leaderboardId}`, emit }}
          />
        ))}
      </Rows>
    </section>
  )
}
