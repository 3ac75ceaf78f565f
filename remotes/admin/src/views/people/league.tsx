import type { Account, LeagueStanding } from '@sidepick/rules/generated_wire'
import { LEAGUES } from '@sidepick/rules/types'
import { useConsole } from '../../app/console_context'
import formStyles from '../../form/form.css'
import { Act } from '../../ui/act'
import { Panel } from '../../ui/page'

/** Takes a player to the next league, or back to the first; where they stand then, the answer says. */
export function League({ account: { id, username } }: { account: Account }) {
  const { text, http } = useConsole()
  const params = { id }
  const standing = ({ currentLeague, gamePlaysSinceDemotion: plays }: LeagueStanding) =>
    text('league.standing', { level: LEAGUES.indexOf(currentLeague) + 1, plays })
  return (
    <Panel title={text('league.title')}>
      <div role="group" aria-label={text('league.title')} className={formStyles.ways}>
        <Act
          label={text('league.promote')}
          confirm={{
            title: text('league.promoteTitle', { username }),
            text: <p>{text('league.promoteText')}</p>,
            label: text('league.promote'),
          }}
          run={() => http('PUT /v1/admin/wallets/{id}/promote', { params })}
          done={standing}
        />
        <Act
          label={text('league.demote')}
          look="danger"
          confirm={{
            title: text('league.demoteTitle', { username }),
            text: <p>{text('league.demoteText')}</p>,
            label: text('league.demote'),
          }}
          run={() => http('PUT /v1/admin/wallets/{id}/demote', { params })}
          done={standing}
        />
      </div>
    </Panel>
  )
}
