import { useState } from 'react'
import { Button, type Screen } from '@sidepick/card-kit'
import { ColumnFrame } from '@sidepick/card-kit/screens/column_frame'
import { Segmented } from '@sidepick/card-kit/ui/segmented'
import { EmptyState } from '@sidepick/card-kit/ui/state_message'
import { Pages } from '../lists/pages'
import { rewardsText } from '../words/rewards_text'
import { WithEndpoints } from '../with_endpoints'
import { PlayRow } from './play_row'

const FILTERS = ['all', 'active', 'pending', 'finished'] as const
type Filter = (typeof FILTERS)[number]

/** Every game the player picked a side in, newest first. */
export const MyGames: Screen = ({ place, locale, emit }) => {
  const text = rewardsText(locale)
  const [filter, setFilter] = useState<Filter>('all')
  const nothing = filter === 'all' ? 'results_empty' : 'results_none'
  return (
    <ColumnFrame
      place={place}
      locale={locale}
      emit={emit}
      title={text('results')}
      back={text('back')}
    >
      <Segmented
        label={text('filter')}
        options={FILTERS.map((value) => ({ value, label: text(`filter_${value}`) }))}
        value={filter}
        onChange={setFilter}
      />
      <WithEndpoints locale={locale}>
        {({ gameplaysList }) => (
          <Pages
            key={filter}
            query={gameplaysList}
            filter={{ state: filter }}
            label={text('results_list')}
            locale={locale}
            row={(play) => (
              <PlayRow key={play.id} play={play} text={text} locale={locale} emit={emit} />
            )}
            empty={
              <EmptyState
                icon="game"
                title={text(nothing)}
                text={text(`${nothing}_text`)}
                action={
                  filter === 'all' && (
                    <Button onClick={() => emit('screen_closed', {})}>
                      {text('keep_playing')}
                    </Button>
                  )
                }
              />
            }
          />
        )}
      </WithEndpoints>
    </ColumnFrame>
  )
}
