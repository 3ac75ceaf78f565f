import { useState } from 'react'
import { Button, useHost, type Screen, type ScreenProps } from '@sidepick/card-kit'
import { AppLink } from '@sidepick/card-kit/screens/app_link'
import { Loading, Lost } from '@sidepick/card-kit/screens/notice'
import { Progress } from '@sidepick/card-kit/ui/progress'
import { Stat, Stats } from '@sidepick/card-kit/ui/stat'
import type { AccountBalance } from '@sidepick/rules/generated_wire'
import { mostRedeemable, REDEEM_TERMS } from '@sidepick/rules/redeem_terms'
import type { RewardsEndpoints } from '../endpoints'
import { ClosedNote } from '../tickets/closed_note'
import { RewardsFrame } from '../rewards_frame'
import { formatNumber } from '../words/formats'
import { PayoutAddress } from './payout'
import styles from './redeem_coins.css'
import { redeemText } from './redeem_text'
import { Worth } from './worth'

const { minCoins, stepCoins } = REDEEM_TERMS

type Props = ScreenProps & { endpoints: RewardsEndpoints }

/**
 * A gift card for coins: how many of them, what they are worth, and the address that it goes to. It cannot be ordered: no
 * provider of gift cards is connected yet.
 */
export const RedeemCoins: Screen = (props) => {
  const { place, locale, emit } = props
  const text = redeemText(locale)
  return (
    <RewardsFrame
      place={place}
      locale={locale}
      emit={emit}
      title={text('title')}
      back={text('back')}
    >
      {(endpoints) => <Coins {...props} endpoints={endpoints} />}
    </RewardsFrame>
  )
}

function Coins(props: Props) {
  const { endpoints, locale } = props
  const balance = endpoints.walletsBalance.useQuery(undefined, { refetchOnMountOrArgChange: true })
  const profile = endpoints.profilesOwn.useQuery(undefined, { refetchOnMountOrArgChange: true })
  const failed = [balance, profile].find((query) => query.isError && !query.data)
  if (failed) return <Lost locale={locale} onRetry={() => void failed.refetch()} />
  if (!balance.data || !profile.data) return <Loading locale={locale} />
  return <Redeeming {...props} balance={balance.data} known={profile.data.payoutEmail ?? ''} />
}

interface RedeemingProps extends Props {
  balance: Pick<AccountBalance, 'coins' | 'pendingCoins'>
  /** Where payouts have gone so far; empty where none has. */
  known: string
}

function Redeeming({ balance, known, locale, emit }: RedeemingProps) {
  const { language } = useHost()
  const text = redeemText(locale)
  const { coins, pendingCoins } = balance
  const most = mostRedeemable(coins)
  const [wanted, setWanted] = useState(Infinity)
  const shown = (amount: number) => formatNumber(amount, language)
  return (
    <div className={styles.redeem}>
      <Stats>
        <Stat label={text('coins')} value={shown(coins)} icon="coins" tone="gold" />
        <Stat label={text('pending')} value={shown(pendingCoins)} icon="clock" />
      </Stats>
      <Progress
        label={text('way')}
        value={Math.min(coins, minCoins)}
        most={minCoins}
        text={most > 0 ? text('enough') : text('missing', { coins: minCoins - coins })}
        tone={most > 0 ? 'success' : 'brand'}
      />
      <Worth
        coins={Math.max(minCoins, Math.min(wanted, most))}
        most={most}
        locale={locale}
        onChange={setWanted}
      />
      <p className={styles.note}>
        {text('terms', { least: shown(minCoins), step: shown(stepCoins) })}
      </p>
      {most > 0 && <PayoutAddress known={known} locale={locale} />}
      <Button disabled className={styles.order}>
        {text('order_now')}
      </Button>
      <ClosedNote title={text('closed')} text={text('closed_text')}>
        <AppLink to="/profile/transaction-history" emit={emit}>
          {text('history')}
        </AppLink>
      </ClosedNote>
    </div>
  )
}
