import type { ReactNode } from 'react'
import type { Locale } from '@sidepick/rules/types'
import { Loading, Lost } from '@sidepick/card-kit/screens/notice'
import { useRewardsEndpoints, type RewardsEndpoints } from './endpoints'

interface Props {
  locale: Locale
  children: (endpoints: RewardsEndpoints) => ReactNode
}

/** Draws once the host's API is there. */
export function WithEndpoints({ locale, children }: Props) {
  const state = useRewardsEndpoints()
  if (state.status === 'loading') return <Loading locale={locale} />
  if (state.status === 'failed') return <Lost locale={locale} onRetry={state.retry} />
  return children(state.endpoints)
}
