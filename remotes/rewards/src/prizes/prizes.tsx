import { useState, type ComponentType } from 'react'
import type { Screen, ScreenProps } from '@sidepick/card-kit'
import { ColumnFrame } from '@sidepick/card-kit/screens/column_frame'
import { Tabs } from '@sidepick/card-kit/ui/tabs'
import { WithEndpoints } from '../with_endpoints'
import { LeaderboardTab } from './leaderboard_tab'
import { prizesText } from './prizes_text'
import { RewardsTab } from './rewards_tab'
import type { TabProps } from './tab_props'
import { WinnersTab } from './winners_tab'

const VIEWS = {
  rewards: RewardsTab,
  winners: WinnersTab,
  leaderboard: LeaderboardTab,
} satisfies Record<string, ComponentType<TabProps>>

type Tab = keyof typeof VIEWS
const TABS = Object.keys(VIEWS) as Tab[]

const tabOf = (name: string | undefined): Tab => TABS.find((tab) => tab === name) ?? 'rewards'

/** What is played for, who won it, and how the week stands. `query.tab` chooses the first view. */
export const Prizes: Screen = (props: ScreenProps) => {
  const { place, locale, emit, query } = props
  const text = prizesText(locale)
  const [tab, setTab] = useState(() => tabOf(query.tab))
  const View = VIEWS[tab]
  return (
    <ColumnFrame
      place={place}
      locale={locale}
      emit={emit}
      title={text('prizes')}
      back={text('back')}
    >
      <Tabs
        label={text('views')}
        tabs={TABS.map((id) => ({ id, label: text(`tab_${id}`) }))}
        selected={tab}
        onSelect={setTab}
      >
        <WithEndpoints locale={locale}>
          {(endpoints) => <View {...props} endpoints={endpoints} />}
        </WithEndpoints>
      </Tabs>
    </ColumnFrame>
  )
}
