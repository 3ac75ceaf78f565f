import type { Emit } from '@sidepick/card-kit'
import { Chip } from '@sidepick/card-kit/ui/chip'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import { Row, Rows } from '@sidepick/card-kit/ui/row'
import type { Tone } from '@sidepick/card-kit/ui/tone'
import type { Prize } from '@sidepick/rules/generated_wire'
import type { AccountEndpoints } from '../endpoints'
import styles from './home.css'
import type { ProfileMessage, ProfileText } from './profile_text'

/** As many as are seen at a glance; the page of prizes has all. */
const PRIZES = 3

/** What a won prize waits for, in the order in which that matters. Of a prize that is another player's nothing is said here. */
const WON: Partial<Record<Prize['state'], { said: ProfileMessage; tone: Tone }>> = {
  offered: { said: 'prize_offered', tone: 'gold' },
  confirmed: { said: 'prize_confirmed', tone: 'success' },
  fulfilled: { said: 'prize_fulfilled', tone: 'success' },
}

const ORDER = Object.keys(WON)

/** Those that the player won, first the ones that wait to be claimed. */
const wonFirst = (prizes: readonly Prize[]): Prize[] =>
  prizes
    .filter(({ state }) => WON[state])
    .sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
    .slice(0, PRIZES)

interface Props {
  endpoints: AccountEndpoints
  text: ProfileText
  emit: Emit
}

/** The prizes that the player won; nothing where there are none. */
export function WonPrizes({ endpoints, text, emit }: Props) {
  const { data = [] } = endpoints.prizesList.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const won = wonFirst(data)
  if (won.length === 0) return null
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{text('prizes_won')}</h2>
      <Rows label={text('prizes_won')}>
        {won.map(({ leaderboardId, prizeTitle, state }) => (
          <Row
            key={leaderboardId}
            link={{ to: `/prizes/${leaderboardId}`, emit }}
            leading={<Glyph name="gift" />}
            title={prizeTitle}
            trailing={<Standing look={WON[state]!} text={text} />}
          />
        ))}
      </Rows>
    </section>
  )
}

interface StandingProps {
  look: { said: ProfileMessage; tone: Tone }
  text: ProfileText
}

const Standing = ({ look: { said, tone }, text }: StandingProps) => (
  <Chip tone={tone}>{text(said)}</Chip>
)
