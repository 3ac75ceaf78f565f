import { Button, useHost, type Screen, type ScreenProps } from '@sidepick/card-kit'
import { Loading, Lost } from '@sidepick/card-kit/screens/notice'
import { Chip } from '@sidepick/card-kit/ui/chip'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import { EmptyState } from '@sidepick/card-kit/ui/state_message'
import type { RewardsEndpoints } from '../endpoints'
import type { Prize } from '@sidepick/rules/generated_wire'
import { formatInstant } from '../words/formats'
import { RewardsFrame } from '../rewards_frame'
import { ClaimForm } from './claim_form'
import { DeclinePrize } from './decline_prize'
import { PRIZE_TONES } from './own_prizes'
import styles from './prize_detail.css'
import { prizesText } from './prizes_text'
import { ShowInitials } from './show_initials'

/** A prize of the player: what it is, how it stands, and where it goes. `params.leaderboardId` names the drawing. */
export const PrizeDetail: Screen = (props) => {
  const { place, locale, emit, params } = props
  const text = prizesText(locale)
  const toPrizes = () => emit('navigated', { to: '/prizes', replace: true })
  return (
    <RewardsFrame
      place={place}
      locale={locale}
      emit={emit}
      title={text('prize')}
      back={text('back')}
      onClose={place === 'page' ? toPrizes : undefined}
    >
      {(endpoints) => (
        <Found id={params.leaderboardId ?? ''} endpoints={endpoints} locale={locale} emit={emit} />
      )}
    </RewardsFrame>
  )
}

interface FoundProps extends Pick<ScreenProps, 'locale' | 'emit'> {
  id: string
  endpoints: RewardsEndpoints
}

function Found({ id, endpoints, locale, emit }: FoundProps) {
  const text = prizesText(locale)
  const { data, isError, refetch } = endpoints.prizesList.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  if (isError && !data) return <Lost locale={locale} onRetry={() => void refetch()} />
  if (!data) return <Loading locale={locale} />
  const prize = data.find(({ leaderboardId }) => leaderboardId === id)
  if (prize) return <Details prize={prize} locale={locale} onChanged={() => void refetch()} />
  return (
    <EmptyState
      icon="gift"
      title={text('prize_gone')}
      text={text('prize_gone_text')}
      action={
        <Button onClick={() => emit('navigated', { to: '/prizes', replace: true })}>
          {text('all_prizes_back')}
        </Button>
      }
    />
  )
}

interface DetailsProps extends Pick<FoundProps, 'locale'> {
  prize: Prize
  onChanged: () => void
}

function Details({ prize, locale, onChanged }: DetailsProps) {
  const { language } = useHost()
  const text = prizesText(locale)
  const { state, confirmBefore } = prize
  const open = state === 'offered' || state === 'confirmed'
  const won = open || state === 'fulfilled'
  return (
    <>
      <header className={styles.head} data-won={won || undefined}>
        <span className={styles.sign} aria-hidden="true">
          <Glyph name={won ? 'trophy' : 'gift'} size="hero" />
        </span>
        <Chip tone={PRIZE_TONES[state]}>{text(`sign_${state}`)}</Chip>
        {won && <p className={styles.won}>{text('won')}</p>}
        <h2 className={styles.title}>{prize.prizeTitle}</h2>
        <p className={styles.place}>{text('won_place', { place: prize.place })}</p>
      </header>
      <p className={styles.standing}>{standing()}</p>
      {open && <ClaimForm prize={prize} locale={locale} onSaved={onChanged} />}
      {state === 'fulfilled' && <ShowInitials prize={prize} locale={locale} onSaved={onChanged} />}
      {(open || state === 'waiting') && (
        <DeclinePrize prize={prize} locale={locale} onDeclined={onChanged} />
      )}
    </>
  )

  function standing() {
    if (state === 'passed_on') return text(`passed_${prize.reason ?? 'admin'}`)
    if (state === 'waiting') return text('waiting_text')
    if (state === 'fulfilled') {
      return text('own_fulfilled', { instant: formatInstant(prize.fulfilledAt ?? '', language) })
    }
    if (state === 'confirmed') return text('own_confirmed')
    return text('by', { instant: confirmBefore ? formatInstant(confirmBefore, language) : '' })
  }
}
