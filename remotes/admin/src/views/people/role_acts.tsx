import type { Account } from '@sidepick/rules/generated_wire'
import { useConsole } from '../../app/console_context'
import formStyles from '../../form/form.css'
import { Act } from '../../ui/act'
import { Panel } from '../../ui/page'
import { grantsOf } from './roles'

interface Props {
  account: Account
  readAgain: () => void
}

/** Gives and takes the roles that whoever looks may give; whose, the server decides. */
export function RoleActs({ account, readAgain }: Props) {
  const { text, http, givesRoles } = useConsole()
  return (
    <Panel title={text('people.roles')}>
      <div role="group" aria-label={text('people.roles')} className={formStyles.ways}>
        {grantsOf({ givesRoles }).map(({ role, give, take }) => {
          const has = account.roles.includes(role)
          const change = has ? take : give
          const label = text(has ? 'people.takeRole' : 'people.giveRole', {
            role: text(`role.${role}`),
          })
          return (
            <Act
              key={role}
              label={label}
              look={has ? 'danger' : 'plain'}
              confirm={{ title: label, text: <p>{text(`roleText.${role}`)}</p>, label }}
              run={async () => {
                await change(http, account.id)
                readAgain()
              }}
              done={text('people.roleChanged')}
            />
          )
        })}
      </div>
    </Panel>
  )
}
