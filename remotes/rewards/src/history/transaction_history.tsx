import { useState } from 'react'
import { type Screen } from '@sidepick/card-kit'
import { Select } from '@sidepick/card-kit/ui/select'
import { EmptyState } from '@sidepick/card-kit/ui/state_message'
import { Pages } from '../lists/pages'
import { rewardsText } from '../words/rewards_text'
import { RewardsFrame } from '../rewards_frame'
import { Balances } from './balances'
import { LedgerRow } from './ledger_row'
import { TAB_NAMES, TABS, type Tab } from './ledger_words'

/** Everything that came to the player's balances or left them, newest first. */
export const TransactionHistory: Screen = ({ place, locale, emit }) => {
  const text = rewardsText(locale)
  const [tab, setTab] = useState<Tab>('all')
  return (
    <RewardsFrame
      place={place}
      locale={locale}
      emit={emit}
      title={text('history')}
      back={text('back')}
    >
      {(endpoints) => (
        <>
          <Balances endpoints={endpoints} text={text} />
          <Select
            label={text('history_filter')}
            fault={undefined}
            options={TAB_NAMES.map((value) => ({ value, label: text(TABS[value]) }))}
            value={tab}
            onChange={(value) => setTab(value as Tab)}
          />
          <Pages
            key={tab}
            query={endpoints.ledgerList}
            filter={{ type: tab }}
            label={text('history_list')}
            locale={locale}
            row={(line) => <LedgerRow key={`${line.id}${line.currency}`} line={line} text={text} />}
            empty={
              <EmptyState
                icon="wallet"
                title={text('history_empty')}
                text={text('history_empty_text')}
              />
            }
          />
        </>
      )}
    </RewardsFrame>
  )
}
