import { useNavigate } from 'react-router'
import { useConsole } from '../../app/console_context'
import { RecordForm } from '../../form/record_form'
import { Page, Panel } from '../../ui/page'

/** A super admin may invite admins; who is no super admin is told by the server. */
const INVITED = ['creator', 'admin'] as const

export function Invite() {
  const { text, http } = useConsole()
  const navigate = useNavigate()
  return (
    <Page title={text('people.invite')} up={{ to: '/people', label: text('view.people') }}>
      <Panel title={text('people.inviteWhom')}>
        <RecordForm<{ email: string; role?: (typeof INVITED)[number] }>
          call="POST /admin/auth/invite"
          fields={[
            { name: 'email', label: text('people.email'), kind: 'text', required: true },
            {
              name: 'role',
              label: text('people.role'),
              kind: 'text',
              options: INVITED.map((value) => ({ value, label: text(`role.${value}`) })),
            },
          ]}
          send={async ({ email, role }) => {
            const body = { email, roles: role ? [role] : [] }
            await http('POST /admin/auth/invite', { body })
            void navigate('/people')
          }}
          label={text('people.inviteNow')}
          done={text('people.invited')}
        />
      </Panel>
    </Page>
  )
}
