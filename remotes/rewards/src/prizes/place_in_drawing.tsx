import { AppLink } from '@sidepick/card-kit/screens/app_link'
import type { OwnPoints } from '@sidepick/rules/generated_wire'
import styles from './board_prize.css'
import type { PrizesMessage, PrizesText } from './prizes_text'
import type { TabProps } from './tab_props'

type Unmet = OwnPoints['unmet'][number]

/** What a player is told of a condition that more points do not change, and whether the profile is where to meet it. */
const CONDITIONS: Record<Unmet, { text: PrizesMessage; inProfile: boolean }> = {
  email: { text: 'verify_first', inProfile: true },
  profile: { text: 'complete_first', inProfile: true },
  terms: { text: 'complete_first', inProfile: true },
  residency: { text: 'complete_first', inProfile: true },
  country: { text: 'residents_only', inProfile: false },
  staff: { text: 'no_part', inProfile: false },
  sponsor: { text: 'no_part', inProfile: false },
  blocked: { text: 'no_part', inProfile: false },
  closed: { text: 'no_part', inProfile: false },
}

/** What nobody can change is said before what the player can. */
const FIRST: readonly Unmet[] = ['country', 'staff', 'sponsor', 'blocked', 'closed']

interface Props extends Pick<OwnPoints, 'unmet'>, Pick<TabProps, 'emit'> {
  text: PrizesText
}

/** Whether a player with enough points is in the drawing, and what is missing. */
export function PlaceInDrawing({ unmet, text, emit }: Props) {
  const missing = FIRST.find((reason) => unmet.includes(reason)) ?? unmet[0]
  if (missing === undefined) return <p className={styles.note}>{text('in_drawing')}</p>
  const condition = CONDITIONS[missing]
  return (
    <p className={styles.note}>
      {text(condition.text)}{' '}
      {condition.inProfile && (
        <AppLink to="/profile" emit={emit}>
          {text('verify')}
        </AppLink>
      )}
    </p>
  )
}
