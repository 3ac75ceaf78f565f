import { Button, type Screen, type ScreenProps } from '@sidepick/card-kit'
import { Loading, Lost } from '@sidepick/card-kit/screens/notice'
import { EmptyState } from '@sidepick/card-kit/ui/state_message'
import { ClaimPanel } from '../claims/claim_panel'
import type { RewardsEndpoints } from '../endpoints'
import { rewardsText } from '../words/rewards_text'
import { RewardsFrame } from '../rewards_frame'
import { PlayFacts } from './play_facts'
import { PlaySides } from './play_sides'
import { ResultHead } from './result_head'

/** One game of the player: what was picked, how everybody picked, and what came of it. */
export const ResultDetail: Screen = (props) => {
  const { place, locale, emit } = props
  const text = rewardsText(locale)
  return (
    <RewardsFrame
      place={place}
      locale={locale}
      emit={emit}
      title={text('result')}
      back={text('back')}
    >
      {(endpoints) => <Result {...props} endpoints={endpoints} />}
    </RewardsFrame>
  )
}

/** Another player's result answers as one that does not exist. */
const isUnknown = (error: unknown) => (error as { status?: number } | undefined)?.status === 404

function Result({
  params,
  locale,
  emit,
  endpoints,
}: ScreenProps & { endpoints: RewardsEndpoints }) {
  const text = rewardsText(locale)
  const { data, error, isError, refetch } = endpoints.gameplaysShow.useQuery(
    { params: { id: params.gamePlayId ?? '' } },
    { refetchOnMountOrArgChange: true }
  )
  if (isError && isUnknown(error)) {
    return (
      <EmptyState
        icon="search"
        title={text('result_lost')}
        text={text('result_lost_text')}
        action={
          <Button onClick={() => emit('navigated', { to: '/my-games', replace: true })}>
            {text('all_results')}
          </Button>
        }
      />
    )
  }
  if (isError && !data) return <Lost locale={locale} onRetry={() => void refetch()} />
  if (!data) return <Loading locale={locale} />
  return (
    <>
      <ResultHead play={data} text={text} locale={locale} />
      <ClaimPanel play={{ ...data, game: null }} locale={locale} onClaimed={() => void refetch()} />
      {data.game && <PlaySides play={data} game={data.game} endpoints={endpoints} text={text} />}
      <PlayFacts play={data} text={text} />
    </>
  )
}
