import type { ReactNode } from 'react'
import type { Viewer } from '@sidepick/card-kit'
import { useResponseEndpoints, type ResponseEndpoints } from './endpoints'
import type { AchievementRule, LeagueGate, Profile } from '@sidepick/rules/generated_wire'

/** What the server says of the player, and of what there is to reach. */
export interface Standing {
  /** null for a stranger. */
  profile: Profile | null
  gates: readonly LeagueGate[]
  rules: readonly AchievementRule[]
}

interface Props {
  viewer: Viewer
  children: (standing: Standing) => ReactNode
}

const isGate = (one: LeagueGate | AchievementRule): one is LeagueGate => 'gamePlays' in one
const isRule = (one: LeagueGate | AchievementRule): one is AchievementRule => !isGate(one)

function Loaded({ endpoints, viewer, children }: Props & { endpoints: ResponseEndpoints }) {
  const list = endpoints.achievementsList.useQuery(undefined)
  // Each play changes the counts, and each result draws the card anew.
  const own = endpoints.profilesOwn.useQuery(undefined, {
    skip: !viewer.loggedIn,
    refetchOnMountOrArgChange: true,
  })
  const profile = viewer.loggedIn ? own.data : null
  if (!list.data || profile === undefined) return null
  return children({
    profile,
    gates: list.data.filter(isGate),
    rules: list.data.filter(isRule),
  })
}

/** Draws once the server has answered; without an answer the game goes on without the card. */
export function WithStanding(props: Props) {
  const state = useResponseEndpoints()
  if (state.status !== 'ready' || props.viewer.loading) return null
  return <Loaded endpoints={state.endpoints} {...props} />
}
