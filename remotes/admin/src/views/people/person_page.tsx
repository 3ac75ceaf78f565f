import type { Account } from '@sidepick/rules/generated_wire'
import { Link, useParams } from 'react-router'
import { useConsole } from '../../app/console_context'
import { RecordForm } from '../../form/record_form'
import type { Sent } from '../../form/sent'
import { Act } from '../../ui/act'
import { Facts, Page, Panel } from '../../ui/page'
import { Empty, Read } from '../../ui/states'
import { formatInstant } from '../../words/format'
import { RecordAudit } from '../audit/record_audit'
import { AccountStatus } from './account_status'
import { LastLines } from './last_lines'
import { LastNotices } from './last_notices'
import { LastPlays } from './last_plays'
import { League } from './league'
import { RoleActs } from './role_acts'
import { Sessions } from './sessions'
import { Wallet } from './wallet'

/** One person: the account, the roles, the profile, and what they hold. */
export function PersonPage() {
  const { id = '' } = useParams()
  const { text, endpoints } = useConsole()
  // The list finds an account by its id too; there is no other call that shows one.
  const state = endpoints.authAdminUsersList.useQuery(
    { query: { search: id, limit: 1 } },
    { refetchOnMountOrArgChange: true }
  )
  return (
    <Read state={state}>
      {({ items: [account] }) =>
        account ? (
          <Known account={account} readAgain={() => void state.refetch()} />
        ) : (
          <Page title={text('state.notFound')} up={{ to: '/people', label: text('view.people') }}>
            <Empty>{text('people.none')}</Empty>
          </Page>
        )
      }
    </Read>
  )
}

type Edit = 'PATCH /admin/auth/users/{id}'

interface Props {
  account: Account
  readAgain: () => void
}

function Known({ account, readAgain }: Props) {
  const { text, http, language } = useConsole()
  const edit = async (body: Sent<Edit>) => {
    await http('PATCH /admin/auth/users/{id}', { params: { id: account.id }, body })
    readAgain()
  }
  return (
    <Page
      title={account.username}
      up={{ to: '/people', label: text('view.people') }}
      acts={<Standing account={account} edit={edit} />}
    >
      <Panel title={text('record.now')}>
        <Facts
          facts={[
            [text('people.email'), account.email],
            [text('people.status'), <AccountStatus key="status" status={account.status} />],
            [text('people.verified'), text(account.emailVerified ? 'yes' : 'no')],
            [text('people.roles'), account.roles.join(', ')],
            [text('people.country'), [account.country, account.state].filter(Boolean).join(', ')],
            [text('people.payout'), account.payoutEmail],
            [text('games.language'), account.language],
            [text('record.created'), formatInstant(account.createdAt, language)],
            [text('people.more'), <MoreOfThem key="more" id={account.id} />],
            [
              text('people.acts'),
              <Link key="acts" to={`/audit?actorId=${account.id}`}>
                {text('people.didWhat')}
              </Link>,
            ],
          ]}
        />
      </Panel>
      <RoleActs account={account} readAgain={readAgain} />
      <League account={account} />
      <Wallet userId={account.id} />
      <Panel title={text('people.account')}>
        <RecordForm<Sent<Edit>>
          call="PATCH /admin/auth/users/{id}"
          fields={[
            { name: 'email', label: text('people.email'), kind: 'text', required: true },
            { name: 'emailVerified', label: text('people.verified'), kind: 'flag' },
            {
              name: 'country',
              label: text('people.country'),
              kind: 'text',
              hint: text('people.countryHint'),
            },
            { name: 'state', label: text('people.state'), kind: 'text', maxLength: 2 },
            { name: 'payoutEmail', label: text('people.payout'), kind: 'text' },
          ]}
          record={account}
          send={edit}
          label={text('form.save')}
          done={text('form.saved')}
        />
      </Panel>
      <LastPlays userId={account.id} />
      <LastLines userId={account.id} />
      <LastNotices userId={account.id} />
      <Sessions userId={account.id} />
      <RecordAudit type="user" id={account.id} />
    </Page>
  )
}

/** Everything that they picked, what they were told, and everything that it moved. */
function MoreOfThem({ id }: { id: string }) {
  const { text } = useConsole()
  return (
    <>
      <Link to={`/people/${id}/plays`}>{text('people.plays')}</Link>
      {' · '}
      <Link to={`/people/${id}/notices`}>{text('people.notices')}</Link>
      {' · '}
      <Link to={`/ledger?userId=${id}`}>{text('people.ledger')}</Link>
    </>
  )
}

function Standing({
  account,
  edit,
}: {
  account: Account
  edit: (body: Sent<Edit>) => Promise<void>
}) {
  const { text } = useConsole()
  if (account.status === 'blocked') {
    return (
      <Act
        label={text('people.unblock')}
        run={() => edit({ status: 'active' })}
        undo={() => edit({ status: 'blocked' })}
        done={text('people.unblocked')}
      />
    )
  }
  if (account.status !== 'active') return null
  return (
    <Act
      label={text('people.block')}
      look="danger"
      confirm={{
        title: text('people.blockTitle', { username: account.username }),
        text: <p>{text('people.blockText')}</p>,
        label: text('people.block'),
      }}
      run={() => edit({ status: 'blocked' })}
      undo={() => edit({ status: 'active' })}
      done={text('people.blocked')}
    />
  )
}
