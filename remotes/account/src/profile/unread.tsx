import { useAccountEndpoints, type AccountEndpoints } from '../endpoints'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import type { ProfileText } from './profile_text'
import styles from './profile.css'

/** How much the player was told and has not seen; nothing, where there is nothing or nobody says. */
export function Unread({ text }: { text: ProfileText }) {
  const state = useAccountEndpoints()
  return state.status === 'ready' ? <Count endpoints={state.endpoints} text={text} /> : null
}

function Count({ endpoints, text }: { endpoints: AccountEndpoints; text: ProfileText }) {
  const { data } = endpoints.notificationsCount.useQuery(undefined)
  const count = data?.count ?? 0
  if (count === 0) return null
  return (
    <span className={styles.mark} data-unread>
      <Glyph name="bell" size="small" />
      {text('unread', { count })}
    </span>
  )
}
