import { Button, type Screen, type ScreenProps } from '@sidepick/card-kit'
import { Loading, Lost } from '@sidepick/card-kit/screens/notice'
import type { Profile } from '@sidepick/rules/generated_wire'
import { listUsStates } from '@sidepick/rules/us_states'
import type { Locale } from '@sidepick/rules/types'
import type { RewardsEndpoints } from '../endpoints'
import { askToJoin } from '../prizes/strangers'
import { RewardsFrame } from '../rewards_frame'
import { ChooseBundle } from './choose_bundle'
import { ClosedNote } from './closed_note'
import { lackOfBuyer, type Lack } from './lack_of_buyer'
import styles from './tickets.css'
import { ticketsText } from './tickets_text'

type Props = ScreenProps & { endpoints: RewardsEndpoints }

/** A bundle of tickets: which one, what it costs, and who may buy one. It cannot be paid: no provider of payments is connected yet. */
export const PurchaseModal: Screen = (props) => {
  const { locale, viewer, emit } = props
  const text = ticketsText(locale)
  return (
    <RewardsFrame {...props} title={text('purchase_title')} back={text('back')}>
      {(endpoints) => (
        <div className={styles.tickets}>
          {viewer.loggedIn ? (
            <Buying {...props} endpoints={endpoints} />
          ) : viewer.loading ? (
            <Loading locale={locale} />
          ) : (
            <ClosedNote title={text('join')} text={text('join_text')}>
              <Button onClick={() => askToJoin(emit)}>{text('join_now')}</Button>
            </ClosedNote>
          )}
        </div>
      )}
    </RewardsFrame>
  )
}

function Buying(props: Props) {
  const { endpoints, locale } = props
  const products = endpoints.productsList.useQuery(undefined)
  const balance = endpoints.walletsBalance.useQuery(undefined, { refetchOnMountOrArgChange: true })
  const profile = endpoints.profilesOwn.useQuery(undefined, { refetchOnMountOrArgChange: true })
  const failed = [products, balance, profile].find((query) => query.isError && !query.data)
  if (failed) return <Lost locale={locale} onRetry={() => void failed.refetch()} />
  if (!products.data || !balance.data || !profile.data) return <Loading locale={locale} />
  if (products.data.length === 0) return <p>{ticketsText(locale)('none')}</p>
  const lack = lackOfBuyer(profile.data)
  if (lack) return <Lacking {...props} lack={lack} profile={profile.data} />
  return <ChooseBundle {...props} products={products.data} coins={balance.data.coins} />
}

/** The way on from each lack: what can be mended, or tickets that cost nothing. */
const WAYS = {
  profile: { to: '/birth-date', label: 'complete' },
  email: { to: '/profile', label: 'to_profile' },
  country: { to: '/profile/free-tickets', label: 'get_free' },
  state: { to: '/profile/free-tickets', label: 'get_free' },
} as const satisfies Record<Lack, object>

function Lacking({ lack, profile, locale, emit }: Props & { lack: Lack; profile: Profile }) {
  const text = ticketsText(locale)
  const { to, label } = WAYS[lack]
  return (
    <ClosedNote
      title={text(`lack_${lack}`, { state: stateName(profile.state, locale) })}
      text={text(`lack_${lack}_text`)}
    >
      <Button onClick={() => emit('navigated', { to })}>{text(label)}</Button>
    </ClosedNote>
  )
}

const stateName = (code: string | null, locale: Locale) =>
  listUsStates(locale).find(({ iso_code: known }) => known === code)?.name ?? ''
