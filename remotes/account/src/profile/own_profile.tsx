import type { ReactNode } from 'react'
import type { Locale } from '@sidepick/rules/types'
import { useAccountEndpoints, type AccountEndpoints } from '../endpoints'
import { Loading, Lost } from '@sidepick/card-kit/screens/notice'
import type { Calls } from '@sidepick/rules/generated_wire'

export type OwnProfileData = Calls['GET /v1/profiles']['answer']

interface Props {
  locale: Locale
  /** What stands around the wait for it; nothing when absent. */
  around?: (waiting: ReactNode) => ReactNode
  children: (profile: OwnProfileData, readAgain: () => void) => ReactNode
}

const bare = (waiting: ReactNode) => waiting

/** Draws with the player's own profile once it is there. */
export function OwnProfile({ locale, around = bare, children }: Props) {
  const state = useAccountEndpoints()
  if (state.status === 'loading') return around(<Loading locale={locale} />)
  if (state.status === 'failed') return around(<Lost locale={locale} onRetry={state.retry} />)
  return (
    <Read endpoints={state.endpoints} locale={locale} around={around}>
      {children}
    </Read>
  )
}

function Read(props: Required<Props> & { endpoints: AccountEndpoints }) {
  const { endpoints, locale, around, children } = props
  // Again for every screen: the one before may have changed it.
  const fresh = { refetchOnMountOrArgChange: true }
  const { data, isError, refetch } = endpoints.profilesOwn.useQuery(undefined, fresh)
  if (data) return children(data, () => void refetch())
  if (isError) return around(<Lost locale={locale} onRetry={() => void refetch()} />)
  return around(<Loading locale={locale} />)
}
