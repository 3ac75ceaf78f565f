import type { PrizeAwardWithContact, PrizeContact } from '@sidepick/rules/generated_wire'
import { Link, useParams } from 'react-router'
import { useConsole } from '../../app/console_context'
import { RecordForm } from '../../form/record_form'
import type { Sent } from '../../form/sent'
import { Facts, Page, Panel } from '../../ui/page'
import { Read } from '../../ui/states'
import { formatInstant } from '../../words/format'

/** A prize on its way: where it goes, and what is done with it. The server writes down who looks. */
export function PrizePage() {
  const { id = '', place = '' } = useParams()
  const { text, endpoints } = useConsole()
  const state = endpoints.prizesAdminShow.useQuery(
    { params: { id, place } },
    { refetchOnMountOrArgChange: true }
  )
  return (
    <Page
      title={text('prizes.title', { place })}
      up={{ to: `/boards/${id}`, label: text('prizes.board') }}
    >
      <Read state={state}>
        {(prize) => <Known prize={prize} readAgain={() => void state.refetch()} />}
      </Read>
    </Page>
  )
}

interface Props {
  prize: PrizeAwardWithContact
  readAgain: () => void
}

function Known({ prize, readAgain }: Props) {
  const { text, http, language } = useConsole()
  const when = (instant: string | null) => instant && formatInstant(instant, language)
  const params = { id: prize.leaderboardId, place: String(prize.place) }
  return (
    <>
      <Panel title={text('record.now')}>
        <Facts
          facts={[
            [text('boards.prize'), prize.prizeTitle],
            [
              text('people.username'),
              <Link key="player" to={`/people/${prize.userId}`}>
                {prize.username}
              </Link>,
            ],
            [text('prizes.state'), text(`prizes.is.${prize.state}`)],
            [text('prizes.because'), prize.reason && text(`prizes.reason.${prize.reason}`)],
            [text('prizes.confirmBefore'), when(prize.confirmBefore)],
            [text('prizes.confirmedAt'), when(prize.confirmedAt)],
            [text('prizes.goesTo'), prize.contact && linesOf(prize.contact)],
            [text('prizes.sentAt'), when(prize.fulfilledAt)],
            [text('prizes.how'), prize.fulfilment],
          ]}
        />
      </Panel>
      {prize.state === 'confirmed' && (
        <Panel title={text('prizes.send')}>
          <RecordForm<Sent<'POST /v1/admin/prizes/{id}/{place}/fulfil'>>
            call="POST /v1/admin/prizes/{id}/{place}/fulfil"
            fields={[
              {
                name: 'fulfilment',
                label: text('prizes.how'),
                hint: text('prizes.howHint'),
                kind: 'long',
                required: true,
                maxLength: 500,
              },
            ]}
            send={async (body) => {
              await http('POST /v1/admin/prizes/{id}/{place}/fulfil', { params, body })
              readAgain()
            }}
            label={text('prizes.markSent')}
            done={text('prizes.sent')}
          />
        </Panel>
      )}
      {['offered', 'confirmed'].includes(prize.state) && (
        <Panel title={text('prizes.passOn')}>
          <p>{text('prizes.passOnText')}</p>
          <RecordForm<Sent<'POST /v1/admin/prizes/{id}/{place}/pass-on'>>
            call="POST /v1/admin/prizes/{id}/{place}/pass-on"
            fields={[
              {
                name: 'note',
                label: text('prizes.why'),
                kind: 'long',
                required: true,
                maxLength: 500,
              },
            ]}
            send={async (body) => {
              await http('POST /v1/admin/prizes/{id}/{place}/pass-on', { params, body })
              readAgain()
            }}
            confirm={{
              title: text('prizes.passOnTitle', { name: prize.username }),
              text: <p>{text('prizes.passOnText')}</p>,
              label: text('prizes.passOn'),
            }}
            label={text('prizes.passOn')}
            done={text('prizes.passedOn')}
          />
        </Panel>
      )}
    </>
  )
}

function linesOf({ payoutEmail, address }: PrizeContact): string {
  if (!address) return payoutEmail ?? ''
  const { name, line1, line2, city, state, postalCode } = address
  return [name, line1, line2, `${city}, ${state} ${postalCode}`].filter(Boolean).join(', ')
}
